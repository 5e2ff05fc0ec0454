import base64 from './inter-latin.woff2'

/** Shows Latin letters in Inter, from the first paint on; others stay as is. */
export function loadFont(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const bytes = Uint8Array.from(atob(base64), one => one.charCodeAt(0))
      document.fonts.add(new FontFace('Inter', bytes, { weight: '100 900' }))
    })
  )
}
