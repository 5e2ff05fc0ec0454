import { foldText } from '../../../contract/fold-text.ts'

/** Words that mean little by themselves, in the languages of the panel. */
const stopWords = [
  // English
  `about above after again all also and any are because been before being below
   between both but can could did does doing down during each every few for from
   further get had has have having her here hers him his how into its just let
   make more most new not now off once only other our ours out over own same she
   should some such than that the their them then there these they this those
   through too under until upon very was way were what when where which while
   who whom why will with would you your yours`,
  // German
  `aber alle allem allen aller alles als also andere auch auf aus bei beim bin
   bis bist dann das dass dein deine deinen deiner dem den denn der des dich die
   dies diese diesem diesen dieser dieses dir doch dort durch ein eine einem einen
   einer eines euch euer eure für haben hat hatte hier hinter ich ihr ihre ihrem
   ihren ihrer ihm ihn immer ins ist jede jeden jeder jetzt kann kein keine man
   mehr mein meine mich mir mit muss nach nicht noch nun nur ob oder ohne sehr
   sein seine seinem seinen sich sie sind so über um und uns unser unsere unter
   vom von vor wann war warum was weil welche wenn wer werden wie wieder wir wird
   wo zum zur zwischen`,
  // French
  `ainsi alors après au aucun aussi autre aux avant avec avez avoir ce cela ces
   cet cette ceux chaque chez comme comment dans des depuis donc dont du elle
   elles encore entre est et être eux fait faire ici ils jamais leur leurs lors
   mais mes mon même ni nos notre nous on ont ou où par pas pendant peu plus pour
   pourquoi quand que quel quelle quelles quels qui quoi sans sera ses si son
   sont sous sur ta tes ton toujours tous tout toute toutes très tu une vers
   vos votre vous`,
  // Spanish
  `al algo algunos ante antes aquí así aún bajo bien cada casi como con contra
   cual cuando cómo de del desde donde dos durante él ella ellas ellos en entre
   era eres es esa ese eso esta estas este esto estos está están fue ha hacer
   hacia han hasta hay la las le les lo los más me mi mis mucho muy nada ni no
   nos nosotros nuestra nuestras nuestro nuestros o os otra otro para pero poco
   por porque pues que qué quien se sea ser si sí sin sobre solo son su sus
   también te tiene todo todos tu tus un una unas uno unos vuestra vuestro y ya
   yo`,
  // Portuguese
  `ainda além alguns antes ao aos apenas aqui as assim até cada com como da das
   depois desde dessa desse desta deste do dos ela elas ele eles em essa esse
   esta este eu foi isso isto já lhe mais mas me mesmo meu minha muito na nas
   nem no nos nossa nossas nosso nossos não o onde os ou para pela pelas pelo
   pelos por porque quando que quem se sem ser seu seus sob sobre sua suas são
   só também te tem toda todas todo todos tua tudo um uma umas uns você vocês à
   às é`,
  // Japanese
  `これ それ あれ この その あの ここ そこ こと もの ため よう さん ください
   です ます する いる ある なる 私 私達 的 等 中 上 下 前 後 時 今`
]

/** What stands in a design until its text is written, and on its controls. */
const usualTexts = [
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor
   incididunt labore dolore magna aliqua enim minim veniam quis nostrud
   exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure
   reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint
   occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum`,
  `click learn read log login sign signup submit cancel next back previous menu
   www http https com`
]

/** Names that Figma gives, and what designers call parts of a page. */
const layerNames = [
  `ad arrow artboard auto background banner bar base bg block body boolean bounds box btn
   button card cell circle clip col column component container content copy cta
   default desktop dialog divider ellipse exclude fill footer frame grid group
   head header heading hero hover icon image img input instance intersect item
   items label large layer layout left light line link list logo main mask
   master medium mobile modal nav navbar navigation overlay page panel photo
   picture placeholder polygon primary property rectangle rect right row
   secondary section shape size slide slot small spacer square stack star state
   subtitle subtract tab table tablet tag template text thumbnail tile title
   artwork brochure cover email feed flyer landing newsletter post poster reel
   screen story top type union untitled variant vector video wrapper`,
  `bild ebene fläche gruppe hintergrund kopie platzhalter rahmen rechteck text
   arrière-plan calque cadre copie groupe image rectangle texte
   capa copia fondo grupo imagen marco rectángulo texto
   camada cópia fundo imagem quadro retângulo
   フレーム グループ 長方形 四角形 楕円 画像 背景 テキスト レイヤー 線`
]

export const fillerWords = foldedWords([...stopWords, ...usualTexts])

export const layerWords = foldedWords(layerNames)

function foldedWords(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(list => list.trim().split(/\s+/).map(foldText)))
}
