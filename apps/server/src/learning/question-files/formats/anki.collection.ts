/** Version 11, which all versions of Anki since 2.0 import. */
export const ankiSchema = `
create table col (
  id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
  dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
  decks text not null, dconf text not null, tags text not null);
create table notes (
  id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
  tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
  data text not null);
create table cards (
  id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
  usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
  factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null);
create table revlog (
  id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;

/** The one kind of note in our decks. Always the same id, so that two decks don't bring two kinds. */
const modelId = 1_764_000_000_001;

/** The row of a collection with one deck. */
export function ankiCollection(name: string, now: Date) {
  const at = now.getTime();
  const seconds = Math.floor(at / 1000);
  const deckId = at;
  const deck = (id: number, deckName: string) => ({
    id,
    name: deckName,
    desc: '',
    mod: seconds,
    usn: -1,
    conf: 1,
    dyn: 0,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  });
  const field = (fieldName: string, ord: number) => ({
    name: fieldName,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  });
  const model = {
    id: modelId,
    name: 'Rounds',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tags: [],
    vers: [],
    req: [[0, 'all', [0]]],
    flds: [field('Front', 0), field('Back', 1)],
    tmpls: [
      {
        name: 'Card 1',
        ord: 0,
        qfmt: '{{Front}}',
        afmt: '{{FrontSide}}<hr id="answer">{{Back}}',
        did: null,
        bqfmt: '',
        bafmt: '',
      },
    ],
    css: '.card { font-family: sans-serif; font-size: 20px; text-align: start; }',
    latexPre: '',
    latexPost: '',
  };
  const options = {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  };
  const configuration = {
    activeDecks: [1],
    addToCur: true,
    collapseTime: 1200,
    curDeck: 1,
    curModel: String(modelId),
    dueCounts: true,
    estTimes: true,
    newBury: true,
    newSpread: 0,
    nextPos: 1,
    sortBackwards: false,
    sortType: 'noteFld',
    timeLim: 0,
  };
  const json = [
    configuration,
    { [modelId]: model },
    { 1: deck(1, 'Default'), [deckId]: deck(deckId, name || 'Rounds') },
    { 1: options },
    {},
  ].map((value) => JSON.stringify(value));
  // id, crt, mod, scm, ver, dty, usn, ls, and the five texts
  const row: (number | string)[] = [1, seconds, at, at, 11, 0, 0, 0, ...json];
  return { deckId, modelId, row };
}
