import { colleagueTurns } from './turns.ts';
import type { Plot } from './types.ts';

/** Where somebody is looked after. */
export const wardPlots: readonly Plot[] = [
  {
    title: 'Change of shift',
    fits: ({ problem }) => problem !== null,
    opening: ({ patient, age, colleague, reason }) =>
      `${patient}, ${age}, is one of your patients today. On the handover sheet, the line beside the name reads: ${reason}. ${colleague} goes off duty and hands over to you at the bedside. You read everything back, so that nothing gets lost.`,
    asker: ({ colleague }) => colleague,
    board: 'whiteboard',
    sheet: 'handover sheet',
    listening: ({ colleague }) => `${colleague} has no paper today: you do it by word of mouth.`,
    doing: ({ colleague }) =>
      `What has to be done you do together now, step by step, and ${colleague} watches.`,
    wish: ({ topic }) => `Before I go, tell me what you know about ${topic}.`,
    begin: (about) => `Start with ${about}.`,
    goOn: [
      (about) => `Good. And ${about}?`,
      (about) => `What do you have on ${about}?`,
      (about) => `Then there is ${about}.`,
    ],
    asks: [
      ({ colleague }) => `${colleague} looks up from the sheet and checks with you.`,
      ({ colleague }) => `“One thing before you take over,” ${colleague} says.`,
      ({ colleague, patient }) =>
        `${patient} has been listening, too. ${colleague} asks you to read this back.`,
      ({ colleague }) => `${colleague} has a last point.`,
    ],
    asksAbout: [
      ({ colleague }, about) => `${colleague} goes on to ${about}.`,
      ({ colleague }, about) => `“Are you sure about ${about}?” ${colleague} asks.`,
      ({ colleague }, about) =>
        `The next line of the handover is about ${about}. ${colleague} waits for your answer.`,
    ],
    step: ({ patient, colleague }) =>
      `You stand at the bedside of ${patient} and follow your note. ${colleague} stays until it is done.`,
  },
  {
    title: 'A question at visiting time',
    isLay: true,
    fits: ({ isTaught }) => isTaught,
    opening: ({ patient, age, their, relative, topic }) =>
      `${patient}, ${age}, has a visitor: ${their} ${relative}, who has been reading about ${topic} and has brought a list of questions. You have a few minutes and sit down with them.`,
    asker: ({ their, relative }) => `${their} ${relative}`,
    board: 'wall chart',
    sheet: 'leaflet',
    listening: ({ relative }) =>
      `The ${relative} would rather listen than read, and asks one question after the other.`,
    doing: ({ relative }) => `The ${relative} wants to see how it is done, step by step, so you show it.`,
    wish: ({ topic }) => `I would like to understand ${topic}.`,
    begin: (about) => `Can you start with ${about}?`,
    goOn: [
      (about) => `And what about ${about}?`,
      (about) => `I have also written down ${about}.`,
      (about) => `What should I know about ${about}?`,
    ],
    asks: [
      ({ relative }) => `The ${relative} reads a question from the list.`,
      ({ patient }) => `${patient} would like to know this, too.`,
      ({ relative }) => `“I wasn’t sure that I had read this right,” the ${relative} says.`,
      ({ relative }) => `There is one question left on the list, and the ${relative} reads it out.`,
    ],
    asksAbout: [
      ({ relative }, about) => `“Can you tell me about ${about}?” the ${relative} asks.`,
      ({ patient }, about) => `${patient} joins in and wants to hear about ${about}.`,
      ({ relative }, about) =>
        `The next question on the list is about ${about}. The ${relative} has underlined it.`,
    ],
    step: ({ relative }) =>
      `“What do you do then?” the ${relative} asks. You go through it as your note has it.`,
  },
  {
    title: 'Teaching visit',
    isLay: true,
    fits: ({ isTaught, isAcute }) => isTaught && !isAcute,
    opening: ({ patient, age, topic }) =>
      `${patient}, ${age}, has come to the clinic for a teaching visit. The appointment book gives the subject: ${topic}. You have twenty minutes, and nobody is waiting outside.`,
    asker: ({ patient }) => patient,
    board: 'flip chart',
    sheet: 'leaflet',
    listening: ({ patient }) =>
      `${patient} puts the papers aside and asks you to explain it in your own voice.`,
    doing: ({ patient }) => `${patient} wants to be shown, and you go through it together, step by step.`,
    wish: ({ topic }) => `I have come because of ${topic}. Please explain it to me from the beginning.`,
    begin: (about) => `What about ${about}?`,
    goOn: [
      (about) => `And ${about}?`,
      (about) => `I have heard of ${about}, but never understood it.`,
      (about) => `Let me ask about ${about}, then.`,
    ],
    asks: [
      ({ patient }) => `${patient} thinks for a moment and asks.`,
      ({ patient }) => `To see what has stuck, you let ${patient} guess first, and then give the answer.`,
      ({ patient }) => `${patient} writes down what you say, and wants to get it right.`,
      ({ patient }) => `${patient} has found something else on the internet and asks what is right.`,
    ],
    asksAbout: [
      ({ patient }, about) => `“And ${about}?” ${patient} asks.`,
      ({ patient }, about) => `${patient} has followed so far. You go on to ${about}.`,
      ({ patient }, about) => `The next thing that ${patient} wants to know is about ${about}.`,
    ],
    step: ({ patient }) => `You show ${patient} what is done, in the order of your note.`,
  },
  {
    title: 'The evening before',
    isLay: true,
    fits: ({ procedure, isAcute }) => procedure !== null && !isAcute,
    opening: ({ patient, age, reason }) =>
      `${patient}, ${age}, is on tomorrow’s list, and the list reads: ${reason}. The evening round is over, and ${patient} would like to know what to expect.`,
    asker: ({ patient }) => patient,
    board: 'picture board',
    sheet: 'information sheet',
    listening: ({ patient, their }) =>
      `${patient} has left ${their} glasses at home and asks you to tell it instead.`,
    doing: ({ patient }) => `You go through it with ${patient} as it will be done, step by step.`,
    wish: ({ topic }) => `Tomorrow is the day. What should I know about ${topic}?`,
    begin: (about) => `First of all, ${about}.`,
    goOn: [
      (about) => `And what about ${about}?`,
      (about) => `They also spoke of ${about}.`,
      (about) => `Can you say something about ${about}?`,
    ],
    asks: [
      ({ patient }) => `${patient} asks what many ask on such an evening.`,
      ({ patient }) => `“There is something else,” ${patient} says.`,
      ({ patient }) => `${patient} wants to be sure to have understood you.`,
      ({ patient }) => `You are at the door already when ${patient} asks one thing more.`,
    ],
    asksAbout: [
      ({ patient }, about) => `${patient} asks about ${about}.`,
      ({ patient }, about) => `“I keep thinking about ${about},” ${patient} says.`,
      (_, about) => `You go on to ${about}.`,
    ],
    step: ({ patient }) =>
      `“What happens, one thing after the other?” ${patient} asks. You follow your note.`,
  },
  {
    title: 'Five minutes before the shift',
    fits: ({ isClinical }) => isClinical,
    opening: ({ patient, age, topic, colleague }) =>
      `${patient}, ${age}, is still asleep, and the shift hasn’t begun. Every morning the team takes five minutes for one subject. Today’s subject is ${topic}, and it is your turn. ${colleague}, who is in charge, asks; the others listen, coffee in hand.`,
    asker: ({ colleague }) => colleague,
    board: 'staff-room board',
    sheet: 'handout',
    listening: () => 'Nobody has paper: it is all said.',
    doing: ({ colleague }) => `${colleague} wants to see it done, step by step, on the practice bed.`,
    wish: ({ topic }) => `Good morning, everybody. Today’s subject is ${topic}.`,
    begin: (about) => `Let us begin with ${about}.`,
    goOn: [
      (about) => `Thank you. Next, ${about}.`,
      (about) => `Who remembers ${about}?`,
      (about) => `And ${about}, before the phone rings?`,
    ],
    asks: [
      ({ colleague }) => `${colleague} asks what everybody here should be able to answer.`,
      () => 'Somebody at the back of the room isn’t sure, and asks.',
      () => 'The newest member of the team has a question.',
      ({ colleague }) => `“One more, and then we go,” ${colleague} says.`,
    ],
    asksAbout: [
      ({ colleague }, about) => `${colleague} comes to ${about}.`,
      (_, about) => `“What about ${about}?” somebody asks.`,
      (_, about) => `Two of your colleagues disagree about ${about}, and all of them look at you.`,
    ],
    step: ({ colleague }) =>
      `${colleague} lets the team go through it, one step at a time, as your note has it.`,
  },
  {
    title: 'At the drug cupboard',
    fits: ({ hasDrugs }) => hasDrugs,
    opening: ({ patient, age, topic, colleague }) =>
      `${patient}, ${age}, has the first bed on the drug round, which begins in a quarter of an hour. You are at the cupboard with ${colleague}, who is new on the ward and wants to be safe with ${topic}. You are not to be disturbed.`,
    asker: ({ colleague }) => colleague,
    board: 'cupboard poster',
    sheet: 'ward folder',
    listening: ({ colleague }) => `${colleague} has both hands full and asks you to say it.`,
    doing: ({ colleague }) => `${colleague} learns by doing it, so you go through it step by step.`,
    wish: ({ topic }) => `I have to get ${topic} right. Can I ask you a few things?`,
    ...colleagueTurns,
    asks: [
      ({ colleague }) => `${colleague} asks before the cupboard is opened.`,
      ({ colleague }) => `“Check me on this one,” ${colleague} says.`,
      ({ colleague }) => `${colleague} holds two boxes that look alike, puts them down again and asks.`,
      ({ colleague }) => `The keys are back on their hook. ${colleague} has a last question.`,
    ],
    asksAbout: [
      ({ colleague }, about) => `${colleague} points at the next shelf and asks about ${about}.`,
      ({ colleague }, about) => `“And what is it about ${about}?” ${colleague} asks.`,
      ({ colleague }, about) => `${colleague} has been unsure about ${about} all week.`,
    ],
    step: ({ colleague }) => `${colleague} gets ready, and you say what comes next, as your note has it.`,
  },
];
