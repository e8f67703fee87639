/**
 * How an option sounds, whatever it says. In content that could be guessed, these words stood with the keys or with the distractors
 * far more frequently than with the others: test-wise learners choose the careful option among careless ones.
 */
export const carefulTone: readonly RegExp[] = [
  /\b(?:calls?|rings?|asks?|tells?|help|team|emergency|immediate|urgent|plan|written)\b/i,
  /\b(?:holds?|withhold|stays?|stop(?:ped)?|away|out of use|close watch|constant|prompt|removal|check|disinfected)\b/i,
  /\b(?:now|today|tonight|at once|within hours|straight after|beforehand)\b/i,
];

/** What puts off, leaves alone, repeats, makes do, overdoes or excuses itself. */
export const carelessTone: readonly RegExp[] = [
  /\b(?:tomorrow|next|later|late|until|once (?:the|he|she|it)|waits?|planned|as before|morning|monday|noon|handover)\b/i,
  /\b(?:an? (?:hour|day|week|year|month)|(?:one|two|three|four|six|half) (?:hours?|days?|weeks?|months?)|every \w+ hours|each cold)\b/i,
  /\b(?:leaves?|lets?|same|repeat(?:ed)?|back|as it is|by itself|alone|unbroken|undisturbed|quiet|reserve|single drug)\b/i,
  /\b(?:half|halve|twice|double|twelve|third|strong|all of it|no other|whole|full|each)\b/i,
  /\b(?:because|since|so that|to rest|to bring|as (?:he|she|it|they|the))\b/i,
  /\b(?:tablets?|sips|oral|kitchen|tape|photographs?|private|promise|sleeping|talc|charcoal|by mouth|by hand|relabel)\b/i,
];
