/** Words that carry no content of their own. */
export const stopwords: ReadonlySet<string> = new Set(
  `a about above across after again against all along already also although always am among an and another any are
  around as at away back be because become been before behind being below beside best better between both but by call can
  cannot could did do does doing done down during each either else enough even ever every few first following for
  from further get give given go goes had has have having he her here hers herself him himself his how if in indeed
  into is it its itself just keep kept last least less let like likely likeliest made make many may me might mine more
  most much must my near need needed needs neither never new next no none nor not nothing now of off often on once one
  only onto or other others our out over own per put rather right same shall she should show shows since so some soon
  still such take taken than that the their theirs them then there these they this those though through till to today
  together told too toward towards two under until up upon us use used using very want was way we well were what when
  where whether which while who whom whose why will with within without would yet you your yours yourself`.split(
    /\s+/,
  ),
);

/** Words that nearly every clinical item uses, so that their repetition cues nothing. */
export const commonClinicalWords: ReadonlySet<string> = new Set(
  `action advice advise answer approach baby bedside blood boy care case cause change check child choice clinic clinical
  clinician consider correct course daughter day diagnosis doctor dose drug effect evening evidence expect explain
  explanation family father feature figure finding fit girl group guideline hospital hour immediate important indicate
  initial instruction issue item know manage management man measure medicine medication minute moment month morning
  mother night nurse option order patient people person pharmacist physician plan point practice priority problem
  procedure question radiographer reading reason record recommend recommendation report result risk safe safest safety
  sample scientist score shift sign single situation son staff state step suggest sum support suspect symptom task team
  technician technologist test time tonight treat treated treating treatment tell unit ward week woman work year`.split(
    /\s+/,
  ),
);

/**
 * Absolutes that mark an option as wrong to the test-wise. "All" and "every" alone are not listed: "every 4 hours" and
 * "all four limbs" are measures, not exaggerations.
 */
export const absolutes: readonly RegExp[] = [
  /\b(?:always|never|solely|exclusively|invariably|without exception)\b/i,
  /(?<![-\w])only(?![-\w])/i,
  /\b(?:in (?:all|every) cases?|at all times|no matter what|under (?:any|no) circumstances?|(?:all|every) patients?(?! (?:who|whose|with|whom|that|in|on|at)\b))\b/i,
  /\b(?:100 ?% (?:certain|sure|safe)|impossible|guarantee[sd]?|guaranteed)\b/i,
];

/** Frequencies that people read as anything from 5 to 95 per cent. "Most often" and the like compare, and stay. */
export const vagueFrequency =
  /(?<!\b(?:most|more|less|least|how|as|too|so) )\b(?:often|usually|frequently|sometimes|rarely|occasionally|generally|commonly|seldom|typically|infrequently|at times|now and then|from time to time)\b/i;
