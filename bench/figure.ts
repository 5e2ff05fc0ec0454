export interface Figure {
  name: string
  /** As printed, with its unit. */
  value: string
  bar: string
  /** `shown` has no bar. */
  verdict: 'met' | 'missed' | 'noisy' | 'shown'
  /** Spread, reference or another explanation of the value. */
  note: string
}

/** A figure that must not be above its bar. */
export function atMost(
  name: string,
  value: number,
  bar: number,
  unit: string,
  note = ''
): Figure {
  return {
    name,
    value: `${round(value)} ${unit}`,
    bar: `≤ ${round(bar)} ${unit}`,
    verdict: value <= bar ? 'met' : 'missed',
    note
  }
}

/** Rounds to at most two decimals. */
export function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}
