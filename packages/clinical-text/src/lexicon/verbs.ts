/** Verbs that open an instruction and are nothing else there: "Give …", "Withhold …". */
export const plainVerbs: ReadonlySet<string> = new Set(
  `accept add adjust administer admit advise allow apply arrange ask assess assist attach attempt avoid begin bring calculate
  cancel carry change check choose clamp collect compare complete confirm connect consider contact continue convert
  correct count cover cut decline declare delay describe detach disconnect discontinue discuss document draw drop elevate
  encourage ensure escalate establish evaluate examine exclude explain expose extend fetch fill find finish fit fix follow
  give grade halve help hold identify ignore increase inflate inform inject insert inspect instruct introduce investigate
  isolate keep label leave lend let lift listen locate loosen lower maintain make monitor move mute notify observe obtain
  offer omit open palpate perform persuade place point prepare prescribe press proceed provide pull put quarantine raise
  reassess reassure recalibrate recommend reconnect redraw reduce refer refuse reinsert reject release remind remove
  reposition request resite resume retain retrain retry return review ring run say schedule scrub seal secure see select
  send set shorten sit skip speak speed squeeze stand start stay sterilise stop store subtract suggest supply suspend switch
  take teach tell tighten titrate transfer transport treat try turn understand unplug update use validate ventilate verify
  wait warn wash withdraw withhold write`.split(/\s+/),
);

/** Words that may open an instruction or a noun phrase ("Repeat sputum culture", "Open surgery"): they tell nothing. */
export const ambiguousVerbs: ReadonlySet<string> = new Set(
  `address aim balance block bolus brief call change clean clear close coat cool correct count course cover cut delay drain
  dress drop dry dose empty escape fast fit fix flush focus force halt handover hold increase lead limit list lower measure
  monitor move mute note open pack patch pause phone plan point press question rate read record reduced refer release
  repeat report request rest return review rinse rub score screen seal secure set share show sound split start steam stop
  store supply support suction swab swap switch tap test train transfer transport treat trial turn update use visit wait
  wake walk warm watch wedge wipe withdraw work wrap`.split(/\s+/),
);

/** Verbs that open no name in a note, and seldom an instruction. */
export const noteVerbs: ReadonlySet<string> = new Set(
  `alleviate ambulate auscultate dilute ease educate eject elicit infuse interpret learn manage maximise maximize memorise
  memorize minimise minimize optimise optimize overcome percuss recall rehydrate relieve remember resuscitate revise stabilise
  stabilize swallow taper wean`.split(/\s+/),
);
