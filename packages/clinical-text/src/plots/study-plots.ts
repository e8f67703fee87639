import { colleagueTurns } from './turns.ts';
import type { Plot } from './types.ts';

/** With a student on the ward. Whatever somebody studies can come up there. */
export const quietQuarter: Plot = {
  title: 'A quiet quarter of an hour',
  fits: () => true,
  opening: ({ patient, age, colleague, topic }) =>
    `${patient}, ${age}, has visitors, and the ward is quiet. ${colleague}, the student who works beside you today, has an exam on ${topic} next week. You sit down together at the desk.`,
  asker: ({ colleague }) => colleague,
  board: 'whiteboard',
  sheet: 'exercise book',
  listening: ({ colleague }) => `${colleague} learns best by hearing it, closes the book and asks.`,
  doing: ({ colleague }) => `${colleague} wants to try it out: you go through it step by step.`,
  wish: ({ topic }) => `Can we go through ${topic}? It is in my exam.`,
  begin: (about) => `I would start with ${about}.`,
  goOn: [
    (about) => `Then there is ${about}.`,
    (about) => `And what about ${about}?`,
    (about) => `What do I have to remember about ${about}?`,
  ],
  asks: [
    ({ colleague }) => `${colleague} reads out a question from an old exam.`,
    ({ colleague }) => `“I got this one wrong last time,” ${colleague} says.`,
    ({ colleague }) => `The phone rings, but it is for somebody else. ${colleague} goes on asking.`,
    ({ colleague }) => `${colleague} looks at the clock: time for one more.`,
  ],
  asksAbout: [
    ({ colleague }, about) => `${colleague} has come to ${about}.`,
    ({ colleague }, about) => `“I mix things up when it comes to ${about},” ${colleague} says.`,
    ({ colleague }, about) => `In the exercise book of ${colleague}, the next page is about ${about}.`,
  ],
  step: ({ colleague }) => `${colleague} goes through it in order, and you check it against your note.`,
};

/** Where somebody learns, practises or works away from the bed. */
export const studyPlots: readonly Plot[] = [
  {
    title: 'Skills-lab station',
    fits: ({ isClinical }) => isClinical,
    opening: ({ patient, age, topic }) =>
      `${patient}, ${age}, is the simulated patient at your station in the skills lab. The card on the door gives the subject: ${topic}. The examiner nods; your time begins.`,
    asker: () => 'the examiner',
    board: 'station screen',
    sheet: 'station sheet',
    listening: () => 'This station is an oral one: you are asked, and you answer aloud.',
    doing: ({ patient }) => `Here you don’t only talk: you carry it out, step by step, with ${patient}.`,
    wish: ({ topic }) => `Your subject is ${topic}.`,
    begin: (about) => `Please begin with ${about}.`,
    goOn: [
      (about) => `Thank you. Please go on to ${about}.`,
      (about) => `What can you tell me about ${about}?`,
      (about) => `And ${about}?`,
    ],
    asks: [
      () => 'The examiner reads out a question.',
      () => 'The examiner’s face gives nothing away.',
      () => 'The examiner makes a mark on the sheet and goes on.',
      () => 'One minute is left. The examiner has a last question.',
    ],
    asksAbout: [
      (_, about) => `The examiner goes on to ${about}.`,
      (_, about) => `The next part of the station is about ${about}.`,
      (_, about) => `“Let us talk about ${about},” the examiner says.`,
    ],
    step: ({ patient }) =>
      `You stand beside ${patient} and begin. The examiner follows every step on the checklist.`,
  },
  quietQuarter,
  {
    title: 'Study group',
    fits: ({ isClinical }) => !isClinical,
    opening: ({ patient, age, colleague, topic }) =>
      `${patient}, ${age}, asked you something on the ward today that sent you back to your books: ${topic}. In the evening your study group meets in the library, and you have promised to teach it to the others. ${colleague} never lets a vague answer pass.`,
    asker: ({ colleague }) => colleague,
    board: 'poster',
    sheet: 'summary',
    listening: () => 'You speak without notes, and the others ask.',
    doing: () => 'You have the others do it with you, step by step.',
    wish: ({ topic }) => `So, tell us about ${topic}.`,
    begin: (about) => `Begin with ${about}.`,
    goOn: [
      (about) => `All right. And ${about}?`,
      (about) => `What is there to say about ${about}?`,
      (about) => `I never understood ${about}.`,
    ],
    asks: [
      ({ colleague }) => `${colleague} raises a hand at once.`,
      () => 'You turn it round and quiz the others. They are of four opinions.',
      ({ colleague }) => `“Would you bet on it?” ${colleague} asks.`,
      () => 'The library closes soon. There is time for one more question.',
    ],
    asksAbout: [
      (_, about) => `You come to ${about}.`,
      ({ colleague }, about) => `“And ${about}?” ${colleague} asks.`,
      (_, about) => `Everybody has found something else on ${about}, and you are to decide.`,
    ],
    step: () => 'Each of you says what comes next. You have the note and know.',
  },
  {
    title: 'Oral exam, one week early',
    fits: ({ isClinical }) => !isClinical,
    opening: ({ patient, age, colleague, topic }) =>
      `${patient}, ${age}, has wished you luck: your oral exam is in a week. ${colleague}, who passed it last year, sits down with you in the staff room and plays the examiner. The subject drawn from the hat is ${topic}. Ten minutes, no books.`,
    asker: ({ colleague }) => colleague,
    board: 'poster',
    sheet: 'exam text',
    listening: ({ colleague }) => `${colleague} asks aloud, and you answer aloud, as on the day itself.`,
    doing: ({ colleague }) => `${colleague} has you show it, step by step.`,
    wish: ({ topic }) => `Good morning. You have drawn ${topic}.`,
    begin: (about) => `What can you say about ${about}?`,
    goOn: [
      (about) => `Thank you. Next, ${about}.`,
      (about) => `Go on to ${about}, please.`,
      (about) => `And ${about}?`,
    ],
    asks: [
      ({ colleague }) => `${colleague} leans back and asks in an examiner’s voice.`,
      () => 'The next question is one that everybody gets, sooner or later.',
      ({ colleague }) => `“Take your time,” ${colleague} says, looking at the clock.`,
      () => 'A last question decides about the grade.',
    ],
    asksAbout: [
      ({ colleague }, about) => `${colleague} changes over to ${about}.`,
      (_, about) => `“Let us hear something about ${about}.”`,
      ({ colleague }, about) => `${colleague} knows that you skipped ${about}, and asks about it.`,
    ],
    step: ({ colleague }) => `“In order, please,” ${colleague} says.`,
  },
  {
    title: 'The biology teacher by the window',
    isLay: true,
    fits: ({ isClinical }) => !isClinical,
    opening: ({ patient, age, topic }) =>
      `${patient}, ${age}, teaches biology, has the bed by the window, and likes to quiz everybody who comes in. Today’s subject is ${topic}. You have a few minutes and accept the challenge.`,
    asker: ({ patient }) => patient,
    board: 'drawing on the bedside table',
    sheet: 'textbook page',
    listening: ({ patient }) => `${patient} doesn’t show you the book, but asks and listens.`,
    doing: ({ patient }) => `${patient} has you do it as the pupils do, step by step.`,
    wish: ({ topic }) => `Let us see what you know about ${topic}.`,
    begin: (about) => `Begin with ${about}.`,
    goOn: [
      (about) => `Not bad. And ${about}?`,
      (about) => `My pupils always forget ${about}. Do you?`,
      (about) => `What can you tell me about ${about}?`,
    ],
    asks: [
      ({ patient }) => `${patient} begins with one that half the class gets wrong.`,
      ({ patient }) => `“Think before you answer,” ${patient} says.`,
      ({ patient }) => `${patient} nods and has another one ready.`,
      ({ patient }) => `Your pager beeps. “One more, then you may go,” ${patient} says.`,
    ],
    asksAbout: [
      ({ patient }, about) => `${patient} turns to ${about}.`,
      ({ patient }, about) => `“Now ${about},” ${patient} says.`,
      ({ patient }, about) => `${patient} is fond of ${about}, and asks about it.`,
    ],
    step: ({ patient }) => `${patient} has cut the parts out of paper and asks you to lay them out.`,
  },
  {
    title: 'Open day at the anatomy model',
    isLay: true,
    fits: ({ isClinical, hasBodyParts }) => !isClinical && hasBodyParts,
    opening: ({ patient, age, topic }) =>
      `${patient}, ${age}, has come to the open day of your school with the whole family and stops at your table. On it stands a model, and the sign says: ${topic}. Questions are welcome.`,
    asker: ({ patient }) => patient,
    board: 'display panel',
    sheet: 'display card',
    listening: ({ patient }) => `${patient} looks at the model and wants you to tell about it.`,
    doing: ({ patient }) => `You take the model apart with ${patient}, step by step.`,
    wish: ({ topic }) => `I would like to know something about ${topic}.`,
    begin: (about) => `Could you start with ${about}?`,
    goOn: [
      (about) => `And what about ${about}?`,
      (about) => `What does your school teach about ${about}?`,
      (about) => `Is there something to say about ${about}?`,
    ],
    asks: [
      ({ patient }) => `${patient} has a question.`,
      () =>
        'A small quiz hangs at the table, and the children are faster than their parents. You tell them who is right.',
      ({ patient }) => `“I have always wondered about this,” ${patient} says.`,
      () => 'Other visitors have come closer. One of them asks.',
    ],
    asksAbout: [
      ({ patient }, about) => `${patient} asks about ${about}.`,
      (_, about) => `You go on to ${about}.`,
      (_, about) => `A visitor has heard something about ${about} and wants to know if it is true.`,
    ],
    step: () => 'The visitors want to know what comes next. You follow your note.',
  },
  {
    title: 'Results on the screen',
    fits: ({ hasResults }) => hasResults,
    opening: ({ patient, age, topic, colleague }) =>
      `${patient}, ${age}, is waiting for a result, and it hasn’t come in yet. ${colleague}, who began this week, sits beside you at the screen. You use the time and go over ${topic}: whoever reads a result has to know what it means.`,
    asker: ({ colleague }) => colleague,
    board: 'reference chart',
    sheet: 'reference page',
    listening: ({ colleague }) => `${colleague} keeps both eyes on the screen and asks you.`,
    doing: ({ colleague }) => `${colleague} does it, step by step, and you check.`,
    wish: ({ topic }) => `I am still slow with ${topic}. May I ask you?`,
    ...colleagueTurns,
    asks: [
      ({ colleague }) => `${colleague} wants to know this by heart.`,
      ({ colleague }) => `“Let me say it first, and you tell me if it is right,” ${colleague} says.`,
      ({ colleague }) => `The telephone is quiet for once, and ${colleague} asks.`,
      ({ colleague }) => `${colleague} has one more question before the first report is opened.`,
    ],
    asksAbout: [
      ({ colleague }, about) => `${colleague} asks about ${about}.`,
      ({ colleague }, about) =>
        `“When I get to ${about}, I have to look it up each time,” ${colleague} says.`,
      (_, about) => `You come to ${about}.`,
    ],
    step: ({ colleague }) => `${colleague} goes through it from the beginning, in the order of your note.`,
  },
  {
    title: 'In the equipment room',
    fits: ({ hasDevices }) => hasDevices,
    opening: ({ patient, age, topic, colleague }) =>
      `${patient}, ${age}, comes to your ward this afternoon, and everything has to be ready. You are in the equipment room with ${colleague}, who takes over your round of checks from next week. Today’s subject is ${topic}, and nothing leaves this room before both of you are sure.`,
    asker: ({ colleague }) => colleague,
    board: 'bench panel',
    sheet: 'instruction sheet',
    listening: ({ colleague }) => `${colleague} works at the bench and asks without turning round.`,
    doing: ({ colleague }) => `${colleague} lays hands on it, step by step, and you watch.`,
    wish: ({ topic }) => `Let us go through ${topic}, so that I can do it alone.`,
    begin: (about) => `First, ${about}.`,
    goOn: [
      (about) => `And ${about}?`,
      (about) => `What do you say about ${about}?`,
      (about) => `Then ${about}.`,
    ],
    asks: [
      ({ colleague }) => `${colleague} asks before the next tick in the logbook.`,
      ({ colleague }) => `“And if somebody on the ward asks me?” ${colleague} says.`,
      ({ colleague }) => `${colleague} puts the screwdriver down and thinks.`,
      ({ colleague }) => `Before you lock up, ${colleague} has one more question.`,
    ],
    asksAbout: [
      ({ colleague }, about) => `${colleague} has come to ${about}.`,
      ({ colleague }, about) => `“What about ${about}?” ${colleague} asks.`,
      (_, about) => `The next line in the logbook is about ${about}.`,
    ],
    step: ({ colleague }) => `${colleague} begins, and you say what comes next, as your note has it.`,
  },
];
