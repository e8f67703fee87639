import { newBrowser } from '../push-service.ts';
import { newGroup } from '../community.ts';
import type { CallName } from '../endpoints.ts';
import * as on from './fixtures.ts';
import { moneyAccess } from './money.ts';
import type { Row } from './row.ts';

const out = '401 not_signed_in';
const notYours = '403 not_yours';
const noPractice = '404 practice_not_found';
const notAuthor = '403 not_author';
const notCreator = '403 not_group_creator';
const notBetween = '403 not_in_mentorship';
const notIn = '403 not_a_member';
const sentence = { content: 'One sentence.' };
const face = { skinTone: 'dark', hairStyle: 'curly', hairColor: 'black', eyeColor: 'brown', accessories: [] };
const { endpoint, keys } = newBrowser();

/** THE table of who may do what: a row for each endpoint of the contract, and for each stream. */
export const access: Readonly<Record<CallName, Row>> = {
  ...moneyAccess,

  // Accounts
  'POST /api/auth/register': [on.newcomer, 201, 201, 201, 201],
  'POST /api/auth/login': [on.credentials, 200, 200, 200, 200],
  'POST /api/auth/two-factor': [on.challenge, 200, 200, 200, 200],
  'POST /api/auth/logout': [on.own, out, 200, 200, 200],
  'POST /api/auth/forgot-password': [on.unknownAddress, 202, 202, 202, 202],
  'POST /api/auth/reset-password': [
    on.mailLink('reset_password', { password: 'another-password-for-tests' }),
    200,
    200,
    200,
    200,
  ],
  'POST /api/auth/confirm-email': [on.mailLink('confirm_email'), 200, 200, 200, 200],
  'POST /api/auth/demo': [on.body({}), '404 demo_off', '404 demo_off', '404 demo_off', '404 demo_off'],
  'POST /api/user/keep-progress': [on.demoCopy, out, '409 not_demo_copy', '409 not_demo_copy', 200],
  'GET /api/installation': [on.own, 200, 200, 200, 200],
  'GET /api/user': [on.own, out, 200, 200, 200],
  'GET /api/user/profile': [on.own, out, 200, 200, 200],
  'PUT /api/user/profile': [on.body({ careerPath: 'tech' }), out, 200, 200, 200],
  'POST /api/user/learning-style': [on.body({ learningStyle: 'visual' }), out, 200, 200, 200],
  'POST /api/user/change-password': [
    on.body({ currentPassword: 'a-password-for-tests', newPassword: 'another-password-for-tests' }),
    out,
    200,
    200,
    200,
  ],
  'GET /api/user/sessions': [on.own, out, 200, 200, 200],
  'DELETE /api/user/sessions': [on.own, out, 200, 200, 200],
  'DELETE /api/user/sessions/:id': [
    on.otherSession,
    out,
    '404 session_not_found',
    '404 session_not_found',
    200,
  ],
  'GET /api/user/two-factor': [on.own, out, 200, 200, 200],
  'POST /api/user/two-factor/setup': [on.password, out, 200, 200, 200],
  'POST /api/user/two-factor/confirm': [on.firstCode, out, '409 no_setup', '409 no_setup', 200],
  'POST /api/user/two-factor/recovery-codes': [
    on.proof,
    out,
    '409 two_factor_off',
    '409 two_factor_off',
    200,
  ],
  'DELETE /api/user/two-factor': [on.proof, out, '409 two_factor_off', '409 two_factor_off', 200],
  'POST /api/user/email/verification': [
    on.unconfirmed,
    out,
    '409 email_confirmed',
    '409 email_confirmed',
    202,
  ],
  'POST /api/user/pending-email/resend': [
    on.mailLink('confirm_email'),
    out,
    '409 no_pending_email',
    '409 no_pending_email',
    202,
  ],
  'DELETE /api/user/pending-email': [on.mailLink('confirm_email'), out, 200, 200, 200],
  'GET /api/user/export': [on.own, out, 200, 200, 200],
  'DELETE /api/user': [on.password, out, 200, 200, 200],
  'GET /api/user/settings': [on.own, out, 200, 200, 200],
  'PUT /api/user/settings': [on.body({ timer: 'off' }), out, 200, 200, 200],
  'GET /api/user/preferences': [on.own, out, 200, 200, 200],
  'PUT /api/user/preferences': [on.body({ careerGoals: 'Intensive care' }), out, 200, 200, 200],

  // Learning
  'GET /api/scenarios': [on.own, out, 200, 200, 200],
  'GET /api/scenarios/sample': [on.own, 200, 200, 200, 200],
  'POST /api/scenarios/:id/report': [on.scenario, out, 201, 201, 201],
  'GET /api/progress': [on.own, out, 200, 200, 200],
  'POST /api/progress': [on.begunAttempt, out, '403 attempt_of_another', '403 attempt_of_another', 200],
  'GET /api/progress/overview': [on.own, out, 200, 200, 200],
  'GET /api/dashboard': [on.own, out, 200, 200, 200],
  'GET /api/progress/goal': [on.own, out, 200, 200, 200],
  'PUT /api/progress/goal': [on.body({ questions: 10 }), out, 200, 200, 200],
  // The owner's attempt, mark and practice session are the owner's alone; a session's questions are for whoever has its id.
  'GET /api/scenarios/:id/attempt': [on.attempted, out, 200, 200, 200],
  'GET /api/scenarios/:id/attempts': [on.attempted, out, 200, 200, 200],
  'GET /api/scenarios/:id/choices': [on.attempted, out, 200, 200, 200],
  'GET /api/attempts/:id': [on.anAttempt, out, '404 attempt_not_found', '404 attempt_not_found', 200],
  'GET /api/marks': [on.aMark(), out, 200, 200, 200],
  'PUT /api/marks/:scenarioId/:questionIndex': [on.aMark({ marked: true }), out, 200, 200, 200],
  'DELETE /api/marks/:scenarioId/:questionIndex': [on.aMark(), out, 200, 200, 200],
  'POST /api/practice/count': [on.body({ filters: {} }), out, 200, 200, 200],
  'POST /api/practice': [on.samePractice, out, '409 practice_exists', '409 practice_exists', 201],
  'GET /api/practice': [on.practice(), out, 200, 200, 200],
  'GET /api/practice/:id': [on.practice(), out, noPractice, noPractice, 200],
  'GET /api/practice/:id/shared': [on.practice(), out, 200, 200, 200],
  'POST /api/practice/:id/answers': [
    on.practice({ position: 0, selectedOption: 0, seconds: 9 }),
    out,
    noPractice,
    noPractice,
    200,
  ],
  'POST /api/practice/:id/end': [on.practice(), out, noPractice, noPractice, 200],
  'DELETE /api/practice/:id': [on.practice(), out, noPractice, noPractice, 200],
  'GET /api/leaderboard': [on.own, out, 200, 200, 200],
  'GET /api/leaderboard/me': [on.own, out, 200, 200, 200],
  'GET /api/achievements': [on.own, out, 200, 200, 200],
  'GET /api/achievements/user': [on.own, out, 200, 200, 200],
  'POST /api/achievements/check': [on.own, out, 200, 200, 200],
  'GET /api/achievements/user/:id/share': [on.badge, out, notYours, notYours, 200],
  'POST /api/achievements/user/:id/share': [on.badge, out, notYours, notYours, 200],
  'DELETE /api/achievements/user/:id/share': [on.badge, out, notYours, notYours, 200],
  'GET /api/achievements/user/:id/credential': [on.badge, out, notYours, notYours, 200],
  'GET /api/badges/:token': [on.sharedBadge, 200, 200, 200, 200],
  'GET /api/badges/keys': [on.own, 200, 200, 200, 200],
  'GET /api/badges/keys/:kid': [on.badgeKey, 200, 200, 200, 200],
  'GET /api/badges/issuer': [on.own, 200, 200, 200, 200],
  'GET /api/badges/achievements/:slug': [on.badgeSlug, 200, 200, 200, 200],

  // Rewards: the owner hides their profile where that is what counts.
  'GET /api/rewards': [on.own, out, 200, 200, 200],
  'GET /api/inventory/:userId': [on.ownerAsUser(), out, notYours, notYours, 200],
  'POST /api/purchase': [on.affordable, out, '402 not_enough_points', '402 not_enough_points', 200],
  'POST /api/equip': [on.wardrobe, out, '404 not_owned', '404 not_owned', 200],
  'POST /api/unequip': [on.wardrobe, out, '404 not_owned', '404 not_owned', 200],
  'GET /api/points/:userId': [on.ownerAsUser(), out, notYours, notYours, 200],
  'GET /api/points/:userId/totals': [on.ownerAsUser(), out, notYours, notYours, 200],
  'GET /api/avatars': [on.several, out, 200, 200, 200],
  'GET /api/avatar/:userId': [on.hidden('userId'), out, '404 user_not_found', '404 user_not_found', 200],
  'PUT /api/avatar/:userId': [
    on.ownerAsUser({ ...face, outfit: 'scrubs_basic' }),
    out,
    notYours,
    notYours,
    200,
  ],
  'GET /api/users/:userId': [on.hidden('userId'), out, '404 user_not_found', '404 user_not_found', 200],
  'GET /api/users/by-name/:username': [
    on.hidden('username'),
    out,
    '404 user_not_found',
    '404 user_not_found',
    200,
  ],
  'GET /api/giveaways/current': [on.own, 200, 200, 200, 200],
  'GET /api/giveaways/won': [on.own, out, 200, 200, 200],
  'GET /api/ads': [on.own, out, 200, 200, 200],
  'POST /api/ads/impression': [on.ad, out, 200, 200, 200],
  'POST /api/ads/click': [on.ad, out, 200, 200, 200],

  // Notifications
  'GET /api/notifications': [on.own, out, 200, 200, 200],
  'GET /api/notifications/unread': [on.own, out, 200, 200, 200],
  'POST /api/notifications/read': [on.body({ upTo: 1 }), out, 200, 200, 200],
  'GET /api/notifications/push-key': [on.own, out, 200, 200, 200],
  'POST /api/notifications/subscriptions': [on.body({ endpoint, keys }), out, 201, 201, 201],
  'DELETE /api/notifications/subscriptions': [on.body({ endpoint }), out, 200, 200, 200],

  // Discussions: the owner wrote it; what is replied to is the member's.
  'GET /api/forum': [on.aPost(), out, 200, 200, 200],
  'POST /api/forum': [on.newPost, out, 201, 201, 201],
  'GET /api/forum/figures': [on.own, out, 200, 200, 200],
  'GET /api/forum/names': [() => ({ query: { q: 'l' } }), out, 200, 200, 200],
  'GET /api/forum/questions/:scenarioId/:questionIndex': [on.aQuestion(), out, 200, 200, 200],
  'POST /api/forum/questions/:scenarioId/:questionIndex': [on.aQuestion(sentence), out, 201, 201, 201],
  'GET /api/forum/:id': [on.aPost(), out, 200, 200, 200],
  'PUT /api/forum/:id': [on.aPost({ title: 'Another' }), out, notAuthor, notAuthor, 200],
  'DELETE /api/forum/:id': [on.aPost(), out, notAuthor, notAuthor, 200],
  'PUT /api/forum/:id/like': [on.aPost({ liked: true }), out, 200, 200, 200],
  'GET /api/forum/:id/events': [on.aPost(), out, 200, 200, 200],
  'GET /api/forum/:id/replies': [on.aPost(), out, 200, 200, 200],
  'POST /api/forum/:id/replies': [on.aPost(sentence), out, 201, 201, 201],
  'PUT /api/forum/replies/:id': [on.aReply(sentence), out, notAuthor, notAuthor, 200],
  'DELETE /api/forum/replies/:id': [on.aReply(), out, notAuthor, notAuthor, 200],
  'PUT /api/forum/replies/:id/like': [on.aReply({ liked: true }), out, 200, 200, 200],

  // Study groups: the owner founded it, the member joined.
  'GET /api/study-groups': [on.group(), out, 200, 200, 200],
  'POST /api/study-groups': [on.body(newGroup), out, 201, 201, 201],
  'GET /api/study-groups/:id': [on.group(), out, 200, 200, 200],
  'PUT /api/study-groups/:id': [on.group({ name: 'Another' }), out, notCreator, notCreator, 200],
  'DELETE /api/study-groups/:id': [on.group(), out, notCreator, notCreator, 200],
  'POST /api/study-groups/:id/join': [on.openGroup, out, 200, '409 already_member', '409 already_member'],
  'POST /api/study-groups/:id/leave': [on.group(), out, notIn, 200, 200],
  'GET /api/study-groups/:id/members': [on.group(), out, notIn, 200, 200],
  'GET /api/study-groups/:id/messages': [on.group(), out, notIn, 200, 200],
  'POST /api/study-groups/:id/messages': [on.group(sentence), out, notIn, 201, 201],
  'GET /api/study-groups/:id/events': [on.group(), out, notIn, 200, 200],
  'DELETE /api/messages/:id': [on.groupMessage, out, notAuthor, notAuthor, 200],

  // Mentorships: the owner asked, the member accepted.
  'GET /api/mentors': [on.own, out, 200, 200, 200],
  'GET /api/mentorships': [on.aMentorship(), out, 200, 200, 200],
  'POST /api/mentorships': [on.mentor, out, 201, '422 cannot_mentor_yourself', 201],
  'GET /api/mentorships/:id': [on.aMentorship(), out, notBetween, 200, 200],
  'PUT /api/mentorships/:id': [on.aMentorship({ status: 'ended' }), out, notBetween, 200, 200],
  'GET /api/mentorships/:id/messages': [on.aMentorship(), out, notBetween, 200, 200],
  'POST /api/mentorships/:id/messages': [on.aMentorship(sentence), out, notBetween, 201, 201],
  'GET /api/mentorships/:id/events': [on.aMentorship(), out, notBetween, 200, 200],

  // Reports and blocks: the owner wrote what is reported, and is who is blocked.
  'POST /api/reports': [on.reportable, out, 201, 201, '403 own_content'],
  'GET /api/blocks': [on.own, out, 200, 200, 200],
  'PUT /api/blocks/:id': [on.ownerAsPerson, out, 200, 200, '422 cannot_block_yourself'],
  'DELETE /api/blocks/:id': [on.ownerAsPerson, out, 200, 200, 200],
};
