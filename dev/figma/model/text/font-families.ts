/** Advance widths by kind of letter, as fractions of the font size. */
export interface LetterWidths {
  space: number
  narrow: number
  slim: number
  lower: number
  digit: number
  upper: number
  wideLower: number
  wideUpper: number
}

interface FontFamily {
  /** Names of weights as the family spells them. */
  weights: Record<string, number>
  /** Extent above and below the baseline, as fractions of the font size. */
  ascent: number
  descent: number
  widths: LetterWidths
}

const spaced = {
  Thin: 100,
  'Extra Light': 200,
  Light: 300,
  Regular: 400,
  Medium: 500,
  'Semi Bold': 600,
  Bold: 700,
  'Extra Bold': 800,
  Black: 900
}
const joined = {
  Thin: 100,
  ExtraLight: 200,
  Light: 300,
  Regular: 400,
  Medium: 500,
  SemiBold: 600,
  Bold: 700,
  ExtraBold: 800,
  Black: 900
}
const sans: LetterWidths = {
  space: 0.25,
  narrow: 0.24,
  slim: 0.34,
  lower: 0.54,
  digit: 0.56,
  upper: 0.64,
  wideLower: 0.82,
  wideUpper: 0.87
}
const broad: LetterWidths = {
  space: 0.28,
  narrow: 0.25,
  slim: 0.36,
  lower: 0.57,
  digit: 0.62,
  upper: 0.69,
  wideLower: 0.86,
  wideUpper: 0.92
}
const even: LetterWidths = {
  space: 0.6,
  narrow: 0.6,
  slim: 0.6,
  lower: 0.6,
  digit: 0.6,
  upper: 0.6,
  wideLower: 0.6,
  wideUpper: 0.6
}

/** The fonts of every machine that this host pretends to be. */
const families: Record<string, FontFamily> = {
  Inter: { weights: spaced, ascent: 0.969, descent: 0.241, widths: broad },
  Lato: {
    weights: { Thin: 100, Light: 300, Regular: 400, Bold: 700, Black: 900 },
    ascent: 0.987,
    descent: 0.213,
    widths: sans
  },
  Montserrat: {
    weights: joined,
    ascent: 0.968,
    descent: 0.251,
    widths: broad
  },
  'Open Sans': {
    weights: {
      Light: 300,
      Regular: 400,
      Medium: 500,
      SemiBold: 600,
      Bold: 700,
      ExtraBold: 800
    },
    ascent: 1.069,
    descent: 0.293,
    widths: sans
  },
  'Playfair Display': {
    weights: {
      Regular: 400,
      Medium: 500,
      SemiBold: 600,
      Bold: 700,
      ExtraBold: 800,
      Black: 900
    },
    ascent: 1.082,
    descent: 0.251,
    widths: sans
  },
  Roboto: { weights: joined, ascent: 0.928, descent: 0.244, widths: sans },
  'Roboto Mono': {
    weights: {
      Thin: 100,
      ExtraLight: 200,
      Light: 300,
      Regular: 400,
      Medium: 500,
      SemiBold: 600,
      Bold: 700
    },
    ascent: 1.048,
    descent: 0.271,
    widths: even
  }
}

// Names come from plugins and files, and may be `constructor`.
Object.setPrototypeOf(families, null)
for (const { weights } of Object.values(families)) {
  Object.setPrototypeOf(weights, null)
}

/** `Bold Italic` → `Bold`; `Italic` → `Regular`. */
function upright(style: string): string {
  if (style === 'Italic') return 'Regular'
  return style.endsWith(' Italic') ? style.slice(0, -7) : style
}

/** A font that is missing is measured as if it were Inter. */
export function familyOf(font: FontName): FontFamily {
  return families[font.family] || (families['Inter'] as FontFamily) // above
}

/** Families and fonts that are missing on purpose; `*` stands for all. */
const missing = new Set<string>()

/** Their names, such as `Inter` and `Inter Bold`, or `*` for all. */
export function setMissingFonts(names: string[]): void {
  missing.clear()
  for (const name of names) missing.add(name)
}

/** Whether the host has this font. */
export function isAvailable({ family, style }: FontName): boolean {
  const names = ['*', family, `${family} ${style}`]
  if (names.some(name => missing.has(name))) return false
  const found = families[family]
  const own = upright(style)
  if (!found || found.weights[own] === undefined) return false
  return style === own || style === italic(own)
}

/** 100 to 900, as the name of the style says. */
export function weightOf(font: FontName): number {
  return familyOf(font).weights[upright(font.style)] || 400
}

export function isItalic(font: FontName): boolean {
  return /\bItalic$/.test(font.style)
}

function italic(style: string): string {
  return style === 'Regular' ? 'Italic' : `${style} Italic`
}

/** Every font of a family; none when the family is not there. */
export function fontsOf(family: string): FontName[] {
  const found = families[family]
  const styles = Object.keys(found ? found.weights : {})
  const all = styles.concat(styles.map(italic))
  return all.map(style => ({ family, style }))
}

/** Every font there is, family by family. */
export function allFonts(): FontName[] {
  const fonts: FontName[] = []
  for (const family of Object.keys(families)) fonts.push(...fontsOf(family))
  return fonts.filter(isAvailable)
}
