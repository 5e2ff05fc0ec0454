import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

const files = {
  'every command of a path': `<svg width="96" height="96" viewBox="0 0 48 48">
    <path d="M4 4h10v6H4zm14 0l8 6-8 2q6 4 8-2t4 8" fill="#c33"/>
    <path d="M4 20c6-8 10 8 16 0s8 6 12-2" fill="none" stroke="#36c" stroke-width="2"/>
    <path d="M40 30a8 5 30 1 0-14 6 4 4 0 00 8 2A6 6 0 0 1 40 30z" fill="#393"/>
  </svg>`,
  'shapes in a view box': `<svg width="120" height="60" viewBox="-10 -10 100 100"
      preserveAspectRatio="xMaxYMid slice">
    <rect width="30" height="20" rx="6" ry="4" fill="teal"/>
    <ellipse cx="60" cy="10" rx="20" ry="8" fill="hsl(40 90% 50%)"/>
    <polygon points="10,40 40,40 25,70" fill="rebeccapurple"/>
    <polyline points="50,40 60,70 70,40 80,70" fill="none" stroke="#000"
      stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
  </svg>`,
  transforms: `<svg width="100" height="100">
    <g transform="translate(50 50) rotate(30) scale(2 1)" opacity="0.5">
      <rect x="-10" y="-20" width="20" height="40" fill="red"/>
      <rect x="-5" y="-5" width="10" height="10" transform="skewX(20)"/>
    </g>
    <circle r="10" transform="matrix(1 0 .5 1 20 80)" stroke="blue"
      stroke-width="3" fill="none"/>
  </svg>`,
  'inherited and written styles': `<svg width="80" height="40" fill="none">
    <style>.line { stroke: #e22; stroke-width: 4 } #dot { fill: lime }</style>
    <g class="line" stroke-linecap="square" style="stroke-dasharray: 8 10">
      <path d="M6 10H74"/><path d="M6 20H74" style="stroke:navy"/></g>
    <circle id="dot" cx="40" cy="30" r="6"/>
    <g display="none"><rect width="80" height="40" fill="#000"/></g>
    <path d="M60 24l10 12 8-8" fill="#fc0" stroke="#222" stroke-width="2"/>
  </svg>`,
  'fill rules': `<svg width="80" height="40">
    <path d="M2 2h36v36h-36zM10 10h20v20h-20z" fill-rule="evenodd"/>
    <path d="M42 2h36v36h-36zM50 10v20h20v-20z" fill="#555"/>
  </svg>`,
  gradients: `<svg width="120" height="60">
    <linearGradient id="a" x1="0" x2="1" y2="1"><stop stop-color="red"/>
      <stop offset="60%" stop-color="#ff0"/>
      <stop offset="1" stop-color="blue" stop-opacity=".2"/></linearGradient>
    <linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse"
      x1="60" x2="90" gradientTransform="rotate(10)"
      xmlns:xlink="http://www.w3.org/1999/xlink"/>
    <radialGradient id="c" cx=".3" cy="40%" r=".6"><stop stop-color="#fff"/>
      <stop offset="1" stop-color="#080"/></radialGradient>
    <rect x="2" y="2" width="50" height="26" fill="url(#a)"/>
    <rect x="60" y="2" width="50" height="26" fill="url(#b)"/>
    <g transform="rotate(-8 30 45)"><rect x="2" y="32" width="50" height="26"
      fill="url(#c)"/></g>
    <path d="M62 34H110V56H62z" fill="none" stroke="url(#c)" stroke-width="6"/>
  </svg>`,
  'elements that are used': `<svg width="80" height="40"
      xmlns:xlink="http://www.w3.org/1999/xlink">
    <defs><path id="tick" d="M0 4l4 4 8-8" fill="none" stroke-width="2"/>
      <symbol id="box" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
    </defs>
    <use href="#tick" x="4" y="4" stroke="red"/>
    <use xlink:href="#tick" transform="translate(30 10) scale(2)" stroke="green"/>
    <use href="#box" x="60" y="20" width="16" height="16" fill="orange"/>
    <svg x="4" y="20" width="20" height="16" viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="18" fill="#08c"/></svg>
  </svg>`,
  'clip paths and masks': `<svg width="80" height="40">
    <clipPath id="round"><circle cx="20" cy="20" r="14"/></clipPath>
    <clipPath id="half" clipPathUnits="objectBoundingBox">
      <rect width=".5" height="1"/></clipPath>
    <mask id="fade"><rect x="60" width="20" height="40" fill="#fff"/></mask>
    <g clip-path="url(#round)"><rect width="40" height="20" fill="red"/>
      <rect y="20" width="40" height="20" fill="blue"/></g>
    <rect x="40" y="4" width="16" height="30" clip-path="url(#half)"/>
    <g mask="url(#fade)"><circle cx="62" cy="20" r="12" fill="green"/></g>
  </svg>`
}

async function pixelsOf(picture: Uint8Array): Promise<Buffer> {
  const image = sharp(picture).flatten({ background: '#fff' })
  return image.removeAlpha().raw().toBuffer()
}

/** The mean difference of two pictures per channel, 0 to 255. */
function meanDifference(a: Buffer, b: Buffer): number {
  const sum = a.reduce((all, byte, i) => all + Math.abs(byte - (b[i] ?? 0)), 0)
  return sum / a.length
}

test.each(Object.entries(files))('draws %s like librsvg', async (name, svg) => {
  const { run } = await openPlugin()
  const file = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')

  const made = await run<Uint8Array>(
    "return figma.createNodeFromSvg(input).exportAsync({ format: 'PNG' })",
    file
  )

  const expected = await pixelsOf(Buffer.from(file))
  const drawn = await pixelsOf(made)
  expect(drawn.length).toBe(expected.length)
  expect(meanDifference(drawn, expected)).toBeLessThan(1)
})
