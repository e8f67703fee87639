/**
 * The commonest words of written English, by everyday experience of the language: the background against which a
 * note's own words stand out. Plain forms; inflections are found by the root.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `ability able about above accept according account across act action active activity actual actually add addition
  additional address adult advance advantage affect after again against age ago agree air allow almost alone along already
  also although always among amount analysis and animal another answer any anyone anything appear apply approach
  appropriate approximately area argue arm around arrange arrive art article as ask aspect associate assume at attack
  attempt attention author available average avoid away baby back background bad balance bar base basic basis be bear
  beautiful because become bed before begin behavior behind being believe below benefit best better between beyond big bit
  black block blue board body book born both bottom box break brief bright bring broad brother brown build building burn
  business but buy by call can capable car card care career carry case cast catch category cause center central century
  certain certainly chair challenge chance change chapter character characteristic charge check child choice choose circle
  city claim class classify clear clearly close closely code cold collect collection color combination combine come comfort
  command common commonly community company compare comparison complete completely complex component compose concept
  concern conclude condition conduct connect consequence consider considerable consist constant contact contain content
  context continue continuous contrast contribute control convert cool correct correspond cost could count country couple
  course cover create critical cross current currently curve cut daily damage danger dark data date daughter day dead deal
  death decade decide decision decline decrease deep define definition degree deliver demand depend describe description
  design despite detail detect determine develop development device die differ difference different difficult difficulty
  direct direction directly disappear discover discuss discussion distance distinct distinguish distribute distribution
  divide division do doctor door dose double doubt down draw drive drop drug dry due during duty each early ear earth ease
  easily east easy eat economic edge education effect effective efficient effort eight either electric element else emerge
  emphasis employ empty enable encourage end energy enjoy enough ensure enter entire entirely environment equal equally
  equipment especially essential establish estimate even event eventually ever every everyday everyone everything evidence
  exact exactly examine example except exchange exercise exhibit exist existence expand expect expensive experience
  experiment expert explain explore expose express extend extent external extra extreme extremely eye face facility fact
  factor fail failure fall familiar family far fast father favor fear feature feed feel few field fight figure fill final
  finally find fine finger finish fire first fish fit five fix flat floor flow focus follow food foot for force foreign form
  formal formation former forward four frame free freedom frequency frequent frequently friend from front full fully
  function functional further future gain game garden gather general generally generate get girl give glass go goal god
  good govern gradually grand great greatly green ground group grow growth guess guide hair half hand handle hang happen
  happy hard hardly have head health healthy hear heart heat heavy height help hence here high highly hit hold hole home
  hope hospital host hot hour house how however huge human hundred hypothesis idea identical identify if image imagine
  immediate immediately impact important importance impossible improve in include inch increase increasingly indeed
  independent indicate individual industry influence inform information initial initially inner inside instance instead
  institution interact interaction interest internal interpret into introduce involve issue it item itself job join just
  keep key kill kind kitchen know knowledge label lack land language large largely last late later latter law lay layer
  lead leader learn least leave left leg length less let letter level lie life lift light like likely limit line link list
  listen little live local locate location long longer look lose loss lot love low lower machine main mainly maintain major
  majority make man manage manner many map mark market mass match material matter maximum may mean meaning means measure
  mechanism medical meet member memory mention message method middle might mile mind minimum minor minute miss mix mixture
  model modern moment money month moral more morning most mother motion mouth move movement much multiple music must name
  narrow nation natural nature near nearby nearly necessary neck need neither network never new news next night nine no none
  nor normal normally north nose not note nothing notice now number numerous object objective observe obtain obvious occur
  of off offer office often oil old on once one only open operate operation opinion opportunity oppose opposite option or
  orange order ordinary organization organize origin original other ought out outcome outer outside over overall own page
  pain paint pair paper parent part partial particular particularly pass path patient pattern pay people per percent perfect
  perform performance perhaps period permit person personal phase phone physical pick picture piece place plan plant play
  please plus point political poor popular population position positive possess possible possibly potential power powerful
  practice precise prefer prepare presence present press pressure pretty prevent previous previously primarily primary
  principle private probably problem procedure proceed process produce product production professional program progress
  project promote proper properly property propose protect protection prove provide public pull purpose push put quality
  quantity question quick quickly quiet quite race radio raise random range rapid rapidly rare rate rather ratio raw reach
  react reaction read ready real reality realize really reason reasonable recall receive recent recently recognize record red
  reduce reduction refer reflect regard region regular regulate relate relation relationship relative relatively release
  relevant remain remember remove repeat replace report represent require research resource respond response responsible
  rest result retain return reveal review rich ride right ring rise risk river road role room root rough roughly round rule
  run safe same sample save say scale school science scientific scientist scene season seat second section secure see seek
  seem select sense separate sequence series serious serve service set seven several severe shape share sharp sheet shift
  short shoulder should show side sight sign signal significant similar similarly simple simply since single sister sit site
  situation six size skill skin sky sleep slight slightly slow slowly small smooth so social society soft solid solution
  solve some someone something sometimes somewhat son soon sort sound source south space speak special specialize specific
  specifically speed spend spot spread spring square staff stage stand standard start state statement stay steady step
  stick still stone stop store story straight strange strategy stream street strength stress stretch strike string strong
  strongly structural structure student study stuff style subject subsequent substance substantial succeed success
  successful such sudden suddenly sufficient suggest suitable sum summer sun supply support suppose sure surface surprise
  surround survive switch system table take talk task teach team technique technology tell temperature ten tend term test
  text than that the then theory there therefore thick thin thing think third this those though thought thousand threat
  three through throughout throw thus tie tight time tiny to today together tone too tool tooth top topic total touch
  toward town track trade traditional train transfer transform travel treat treatment tree trial trip trouble true try turn
  twice two type typical typically ultimate ultimately under undergo underlie understand unique unit unite unless unlike
  until up upon upper upward use useful usual usually valuable value variable variation variety various vary vast very via
  view visible visit visual vital voice volume wait walk wall want war warm wash watch water wave way weak wear weather week
  weight well west what wheel when where whereas whether which while white whole wide widely width wife will win wind window
  wing winter wish with within without woman wonder wood word work worker world worry would wrap write wrong yard year
  yellow yes yet young zero was were had did said went came got made saw sat took gave thought told became felt brought
  began kept held wrote stood heard meant met ran paid spoke led grew lost fell sent built understood drew broke spent rose
  drove bought wore chose been done gone seen taken given known shown grown written him her his them their its who whom`.split(
    /\s+/,
  ),
);
