import type { Random } from '../../../dev/catalog/assets/random.ts'

const mebibyte = 2 ** 20

/** Texts that would run a script, lead elsewhere or reverse the page. */
export const hostileTexts: [string, ...string[]] = [
  '<img src=x onerror="globalThis.__ran=1">',
  '"><img src=x onerror=globalThis.__ran=1>',
  "' onmouseover='globalThis.__ran=1",
  '<script>globalThis.__ran=1</script>',
  '</script><script>globalThis.__ran=1</script>',
  '</style></title></textarea><svg onload=globalThis.__ran=1>',
  '<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>',
  '<!--',
  ']]>',
  '&lt;b&gt;&#0;&amp;',
  'javascript:globalThis.__ran=1',
  'data:text/html,<script>globalThis.__ran=1</script>',
  '${globalThis.__ran=1}{{globalThis.__ran=1}}',
  '__proto__',
  'constructor',
  'toString',
  '\u202egnp.exe\u2066\u2067',
  '\u0000\u0001\u001b[31m',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\ufeff\ufffe\uffff',
  'e' + '\u0301'.repeat(3000),
  '👩‍👩‍👧‍👦'.repeat(200),
  '\r\nSet-Cookie: a=b',
  '%00%0d%0a',
  '',
  ' ',
  '\n\n\n\n',
  'url(http://elsewhere.example/x)',
  'x;background:url(http://elsewhere.example/x)'
]

/** Functions, as the texts are too large to keep. */
const hugeTexts: [() => string, ...(() => string)[]] = [
  () => 'x'.repeat(mebibyte),
  () => 'word '.repeat(mebibyte / 5),
  () => '日'.repeat(mebibyte / 3),
  () => '<b>'.repeat(mebibyte / 3),
  () => '\n'.repeat(mebibyte),
  () => '\u202e'.repeat(mebibyte / 3),
  () => 'a\u0301'.repeat(mebibyte / 3)
]

export function hugeText(random: Random): string {
  return random.pick(hugeTexts)()
}

/** Bad values for an aspect or a count. */
export const badNumbers: [unknown, ...unknown[]] = [
  0,
  -1,
  -5,
  0.5,
  1e-300,
  1e9,
  -1e9,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  '1.5',
  'wide',
  '',
  true
]

/** Values of another type than expected. */
export const wrongValues: [unknown, ...unknown[]] = [
  null,
  true,
  false,
  0,
  -1,
  7,
  1e308,
  'x',
  '',
  [],
  [[]],
  [null, null],
  [{}],
  {},
  { length: 5 },
  { toString: 'x', valueOf: 7 },
  // Parsed, as an object literal treats `__proto__` differently.
  JSON.parse('{"then": "x"}') as unknown,
  JSON.parse('{"__proto__": {"id": "1", "url": 7}}') as unknown,
  JSON.parse('{"constructor": {"prototype": null}}') as unknown
]

/** Addresses from which no picture may be fetched. */
export const hostileAddresses: [string, ...string[]] = [
  'http://elsewhere.example/picture.jpg',
  'https://elsewhere.example/picture.jpg',
  '//elsewhere.example/picture.jpg',
  'javascript:globalThis.__ran=1',
  'JaVaScRiPt:globalThis.__ran=1',
  'vbscript:x',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.__ran=1"/>',
  'data:text/html,<script>globalThis.__ran=1</script>',
  'blob:null/0',
  'file:///etc/passwd',
  'ftp://elsewhere.example/x',
  'ws://elsewhere.example/x',
  'about:blank',
  'http://127.0.0.1@elsewhere.example/x.jpg',
  'http://127.0.0.1.elsewhere.example/x.jpg',
  'http://127.0.0.1:1/x.jpg',
  'http://[::1',
  'http://',
  '/picture.jpg',
  'picture.jpg',
  '',
  ' ',
  '\u0000'
]

/** Dates of a wrong clock, and invalid ones. */
export const dates: [string, ...string[]] = [
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Sun, 01 Mar 2026 12:16:00 GMT',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  'Sunday, 06-Nov-94 08:49:37 GMT',
  'Sun Nov  6 08:49:37 1994',
  'Thu, 99 Foo 2026 99:99:99 GMT',
  '2026-03-01T12:00:00Z',
  'soon',
  ''
]

/** Values for `Retry-After`. */
export const waits: [string, ...string[]] = [
  ...dates,
  '0',
  '11',
  '-5',
  '1.5',
  '1e3',
  '0x10',
  '+7',
  '5, 5',
  'NaN',
  'Infinity',
  'P1D',
  '9007199254740993',
  '9'.repeat(400)
]

/** Values for an end time or a duration. */
export const ends: [unknown, ...unknown[]] = [
  ...badNumbers,
  undefined,
  null,
  'soon',
  -900,
  59,
  900,
  3600,
  1e12,
  1_772_366_400_000,
  4e12,
  8.64e15,
  8.64e15 + 1
]
