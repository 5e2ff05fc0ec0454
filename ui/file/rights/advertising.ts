import type { Frame } from '../../../contract/finding.ts'
import type { Mark } from '../../../contract/records.ts'

/** Words for advertising in the languages of the panel. */
const words: readonly RegExp[] = [
  /^(ads?|adverts?|advertis\p{L}+|banners?|campaigns?|promos?|promotion\p{L}*)$/u,
  /^(werbe\p{L}*|(?!(er|an|ab)werb)\p{L}*(?<!be|neuer)werbung(en)?|anzeigen?|\p{L}*kampagnen?)$/u, // German
  /^(publicidad(es)?|publicitari[oa]s?|an[uú]ncios?|campañas?|promoci[oó]n(es)?|promocional(es)?)$/u, // Spanish
  /^(pubs?|publicit[eé]s?|publicitaires?|annonces?|campagnes?|banni[eè]res?)$/u, // French
  /^(publicidades?|publicit[aá]ri[oa]s?|propagandas?|campanhas?|promo[cç](ão|ao|ões|oes)|promociona(l|is))$/u, // Portuguese
  /広告|バナー|キャンペーン|宣伝|プロモーション|販促/u // Japanese has no spaces
]

/** Whether a frame's name suggests advertising. */
export function isAdvertisingName(name: string): boolean {
  return name
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some(word => words.some(one => one.test(word)))
}

/**
 * The innermost frame with a mark or a name about advertising; null if it says
 * no, or if there is none.
 */
export function advertisingFrameOf(
  frames: readonly Frame[],
  marks: ReadonlyMap<string, Mark>
): Frame | null {
  return frames.reduce<Frame | null>((outer, frame) => {
    const mark = marks.get(frame.id)
    if (mark) return mark.isAdvertising ? frame : null
    return isAdvertisingName(frame.name) ? frame : outer
  }, null)
}
