import type { DocumentSection } from '../../ui/document/document.tsx';

export const effectiveDate = '2026-11-21';

/** The English text is the binding one; it is not translated. */
export const sections: readonly DocumentSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    body: [
      'These terms are between you and the organization that runs this installation of Rounds (“we”). They apply from the moment you open an account, and together with the Privacy Policy they are the whole agreement between us.',
      'Rounds is a learning platform for students and professionals in nursing, medicine, pharmacy and healthcare technology: clinical scenarios, progress, a community, and further services that you may choose to buy.',
    ],
  },
  {
    id: 'education',
    title: 'For education, not for patient care',
    body: [
      'Everything in Rounds is made for learning. Patients in scenarios are invented. Nothing here is medical advice, a clinical protocol or a decision aid, and nothing here replaces your training, your supervisor, your local guidelines or your own judgment.',
      'Do not use Rounds to decide about the care of a real person. In an emergency, call your local emergency number.',
      'We check scenarios against the guidelines that they name. Medicine changes: where Rounds and a current guideline differ, the guideline is right, and we are grateful if you tell us.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    body: [
      'You must be 18 or older. By opening an account you confirm that you are.',
      [
        'Give a working email address and keep it current; it is how you recover your account.',
        'The account is yours alone. Choose a password that you use nowhere else, and do not share it.',
        'Your username is visible to other learners. Do not use a name that misleads about who you are.',
        'Tell us at once if you believe that someone else is using your account. Changing your password ends every other session.',
      ],
      'Where an installation offers a demo, each visitor gets a private copy that is erased after 24 hours unless they keep it as their own account. The demo account that signs in with a published password is shared by everyone: put nothing personal into it.',
    ],
  },
  {
    id: 'conduct',
    title: 'How we treat one another',
    body: [
      'In posts, groups, mentoring and team simulations you are among colleagues. You agree not to:',
      [
        'post anything that identifies a patient, whether in text, in a picture or in a recording, even with good intentions;',
        'harass, threaten, discriminate against or impersonate anyone;',
        'post what you have no right to post, including examination material that is not public;',
        'advertise, send bulk messages, or collect other learners’ data;',
        'gain XP, points, places on the leaderboard or rewards by automated means, by several accounts or by tampering with the service;',
        'probe, overload or get around the protections of the service. If you find a weakness, tell us first and give us time to mend it.',
      ],
      'We may remove what breaks these rules and, in serious or repeated cases, suspend or close an account. Except in urgent cases we tell you why and listen to your answer first.',
    ],
  },
  {
    id: 'content',
    title: 'What you put into Rounds',
    body: [
      'Your posts, notes, recordings and answers remain yours. You allow us to store, process and show them as far as the service needs it: a post to other learners, a note to you alone.',
      'When you upload notes or a lecture you confirm that you may: because you made it, because you hold the rights, because you have a license, or because the law allows this use. Recordings of other people need their consent where the law asks for it. We keep your confirmation with the upload.',
      'Notes must not hold anything that identifies a patient. Rounds warns you when a note looks as if it did; the responsibility stays with you.',
      'Scenarios and tests generated from your notes are study aids. Each names what wrote it and the sentences that it rests on. Check them.',
    ],
  },
  {
    id: 'ours',
    title: 'What belongs to us',
    body: [
      'Scenarios, explanations, drawings and the name Rounds belong to us or to those who licensed them to us. You may use them to learn and to teach within Rounds, and share what its share buttons share. You may not republish or sell them, or use them to train models, without our permission.',
    ],
  },
  {
    id: 'plans',
    title: 'Trial, plans and payment',
    body: [
      'Every new account begins with a 14-day trial of the Professional plan. It needs no card and ends by itself; afterwards you are on the free plan unless you choose another one.',
      [
        'A paid plan costs what the screen on which you bought it showed, for the period that it showed, and renews for the same period until you cancel.',
        'You can cancel at any time. The plan then stays active until the end of the period that you have paid for.',
        'We tell you at least 30 days before a price changes. The new price applies from your next period; you can cancel before.',
        'Payments are handled by a payment provider. Card details go to the provider and never to us.',
        'Discount codes and referral credits have the limits shown with them, have no cash value, and do not apply to your own referrals.',
      ],
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: [
      'If you are not satisfied with a purchase, ask within 30 days of the payment and we refund it in full, to the means of payment that you used. Access to what was refunded ends with the refund.',
      'A certificate that has been issued, and a report that has been computed for an organization and downloaded, are refunded only when they are faulty. Rights that the law of your country gives you as a consumer, such as withdrawal, are not limited by this section.',
    ],
  },
  {
    id: 'rewards',
    title: 'XP, points and rewards',
    body: [
      'XP, levels, streaks, badges and points show what you have learned and make learning more fun. They are not money, cannot be bought back or transferred, and end with your account. The rules by which they are earned may change; what you have earned stays.',
    ],
  },
  {
    id: 'giveaways',
    title: 'Weekly giveaways',
    body: [
      'When a giveaway is running, every learner aged 18 or older who answers at least one question in that week is entered once, at no cost. Every entry has the same chance, whatever plan, XP or points a learner has; no purchase is needed and none improves the odds.',
      'The winner is drawn at random when the week ends, in a way that can be checked afterwards, and is told in Rounds and by email. A prize that is not claimed within 30 days lapses. Giveaways are void where the law forbids them. Tampering leads to exclusion. The rules in full are at /giveaway-rules.',
    ],
  },
  {
    id: 'certificates',
    title: 'Certificates',
    body: [
      'A certificate confirms that you completed its modules and passed its examination in Rounds on the date that it shows. It is not a license to practice and not, by itself, accredited continuing education. Anyone who has its number can verify it.',
    ],
  },
  {
    id: 'ads',
    title: 'Advertising',
    body: [
      'The free and student plans may show advertisements, always marked as such. They are chosen by place and time, and never by your notes, your answers or your scores. We do not vouch for what advertisers offer.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: [
      'We work to keep Rounds available and your progress safe, but cannot promise that it is never interrupted. We may improve, change or end parts of the service. If a change takes away something essential that you have paid for, you may cancel and receive the unused part of your payment back.',
      'When these terms change in a way that matters to you, we tell you by email at least 30 days before. If you do not agree, you can close your account before they apply.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending',
    body: [
      'You can delete your account at any time. It is hidden at once and erased for good 30 days later; until then you can ask us to restore it. Payment records are kept for about seven years without your name, because the law asks for it. The Privacy Policy has the details.',
    ],
  },
  {
    id: 'liability',
    title: 'Responsibility',
    body: [
      'We are responsible without limit for harm caused by intent or gross negligence, for injury to life or health, and wherever the law does not allow a limit. Otherwise we are responsible only for breaches of essential duties, and only up to the foreseeable damage, at most what you paid us in the twelve months before.',
      'We are not responsible for decisions about patients that were made relying on Rounds against section 2.',
    ],
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: [
      'The law of the country in which the organization that runs this installation has its seat applies, without taking away the protection of the mandatory law of the country where you live. Please write to us before you go to court: most disagreements end with a conversation.',
      'If one of these provisions turns out to be invalid, the others remain.',
    ],
  },
];
