/**
 * Entities in a text as the characters they stand for, decoded once: `&amp;lt;`
 * is `&lt;`. What is no entity, or lacks its semicolon, stays as it is. Half a
 * character, which no address can carry, becomes a space.
 */
export function decodeEntities(text: string): string {
  const decoded = text.replace(
    /&(?:#(\d{1,9})|#x([\da-f]{1,8})|([a-z][a-z\d]{1,9}));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return characterOf(Number(decimal)) ?? entity
      if (hex !== undefined) return characterOf(parseInt(hex, 16)) ?? entity
      return named.get(name) ?? letterOf(name) ?? entity
    }
  )
  return decoded.replace(/\p{Cs}+/gu, ' ')
}

/** Writers of HTML mean these by the numbers of controls from 128 on. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Two numbers in a row may be the halves of one character. */
function characterOf(code: number): string | null {
  if (code > 0x10ffff) return null
  return windows1252[code - 0x80] ?? String.fromCodePoint(code)
}

const accents = /* @__PURE__ */ new Map([
  ['acute', '\u0301'],
  ['breve', '\u0306'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
  ['circ', '\u0302'],
  ['dblac', '\u030b'],
  ['dot', '\u0307'],
  ['grave', '\u0300'],
  ['macr', '\u0304'],
  ['ogon', '\u0328'],
  ['ring', '\u030a'],
  ['tilde', '\u0303'],
  ['uml', '\u0308']
])

/** Such as `eacute`; null for a letter that HTML does not name. */
function letterOf(name: string): string | null {
  const accent = accents.get(name.slice(1))
  if (accent === undefined) return null
  const letter = (name.charAt(0) + accent).normalize('NFC')
  return letter.length === 1 && letter < '\u0180' ? letter : null
}

/** Names of HTML 4 and others that occur, each before its character. */
const visible = `
  quot " amp & lt < gt > apos ' QUOT " AMP & LT < GT > excl ! num # percnt %
  dollar $ lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ;
  equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] lowbar _
  grave \` lcub { lbrace { verbar | vert | rcub } rbrace }
  iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © COPY ©
  ordf ª laquo « not ¬ reg ® REG ® macr ¯ deg ° plusmn ± sup1 ¹ sup2 ² sup3 ³
  acute ´ micro µ para ¶ middot · cedil ¸ ordm º raquo » frac14 ¼ frac12 ½
  half ½ frac34 ¾ iquest ¿ times × divide ÷ AElig Æ aelig æ ETH Ð eth ð
  Oslash Ø oslash ø THORN Þ thorn þ szlig ß OElig Œ oelig œ Dstrok Đ dstrok đ
  Hstrok Ħ hstrok ħ Lstrok Ł lstrok ł Tstrok Ŧ tstrok ŧ inodot ı imath ı
  ENG Ŋ eng ŋ kgreen ĸ fnof ƒ circ ˆ tilde ˜ hyphen ‐ dash ‐ ndash – mdash —
  horbar ― lsquo ‘ rsquo ’ rsquor ’ sbquo ‚ lsquor ‚ ldquo “ rdquo ” rdquor ”
  bdquo „ ldquor „ dagger † Dagger ‡ bull • hellip … mldr … permil ‰ prime ′
  Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € numero № trade ™ TRADE ™
  larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓
  hArr ⇔ image ℑ weierp ℘ real ℜ alefsym ℵ forall ∀ part ∂ exist ∃ empty ∅
  nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝
  infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈
  ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗
  perp ⊥ sdot ⋅ odot ⊙ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊
  star ☆ starf ★ phone ☎ female ♀ male ♂ spades ♠ clubs ♣ hearts ♥ diams ♦
  sung ♪ flat ♭ natural ♮ sharp ♯ check ✓ cross ✗
  Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ
  Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ
  Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η
  theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς
  sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ
`

const invisible = {
  Tab: '\t',
  NewLine: '\n',
  nbsp: '\u00a0',
  shy: '\u00ad',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  hairsp: '\u200a',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f'
}

const named = /* @__PURE__ */ new Map([
  ...Object.entries(invisible),
  ...pairsIn(visible)
])

function pairsIn(text: string): [name: string, character: string][] {
  return Array.from(text.matchAll(/(\w+) (\S)/g), ([, name = '', one = '']) => [
    name,
    one
  ])
}
