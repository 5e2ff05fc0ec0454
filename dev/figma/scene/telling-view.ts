let telling = false

/** The change that the host tells of now is only the page's own view. */
export function isTellingView(): boolean {
  return telling
}

export function tellView(tell: () => void): void {
  telling = true
  try {
    tell()
  } finally {
    telling = false
  }
}
