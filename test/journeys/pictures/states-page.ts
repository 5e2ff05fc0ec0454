import { states } from './states.ts'

export const themes = ['light', 'dark'] as const

/** Path of a picture, relative to `docs`. */
export function pictureOf(
  name: string,
  theme: (typeof themes)[number]
): string {
  return `states/${name}-${theme}.webp`
}

/** The HTML page with each state and its pictures. */
export function statesPage(): string {
  const sections = states.map(
    ({ name, title, text }) => `<section id="${name}">
<h2>${title}</h2>
<p>${text}</p>
${themes
  .map(
    theme =>
      `<img src="${pictureOf(name, theme)}" alt="${title}, ${theme}" width="360" height="640" loading="lazy">`
  )
  .join('\n')}
</section>`
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Cleared: states of the panel</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 768px; margin: 32px auto; padding: 0 16px }
img { max-width: 100%; height: auto; border: 1px solid #8888; border-radius: 8px }
</style>
<h1>States of the panel</h1>
<p>Made by <code>npm run states</code> from a real run. The pictures in the
panel are the reference service’s; sources and licenses are in the
<a href="../dev/catalog/README.md">README of its catalogue</a>.</p>
${sections.join('\n')}
</html>
`
}
