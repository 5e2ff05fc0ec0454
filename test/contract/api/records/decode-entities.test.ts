import { expect, it } from 'vitest'
import { decodeEntities } from '../../../../contract/api/records/decode-entities.ts'

it.each([
  ['Tom &amp; Jerry&#39;s', "Tom & Jerry's"],
  ['&quot;A&quot; &lt;b&gt; &apos;c&apos;', `"A" <b> 'c'`],
  ['&#x27;&#X27;&#039;', "'''"],
  ['Caf&eacute; &Eacute;tude', 'Café Étude'],
  [
    '&Scaron;koda, &lstrok;&oacute;d&zacute;, &gbreve;&scedil;&inodot;',
    'Škoda, łódź, ğşı'
  ],
  ['&uuml;&szlig;&aring;&oslash;&ntilde;&ccedil;&Odblac;', 'üßåøñçŐ'],
  ['&alpha;&Omega; 5&euro; &frac12; &copy;&reg;&trade;', 'αΩ 5€ ½ ©®™'],
  ['&ndash;&mdash;&hellip;&lsquo;&rdquo;&bull;', '–—…‘”•'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&#128512; &#x1F600; &#xD83D;&#xDE00;', '😀 😀 😀'],
  ['it&#146;s &#150; 5&#128;', 'it’s – 5€']
])('decodes %s', (given, expected) => {
  expect(decodeEntities(given)).toBe(expected)
})

it('decodes once', () => {
  expect(decodeEntities('&amp;lt;b&amp;gt; &amp;amp;')).toBe('&lt;b&gt; &amp;')
})

it.each([
  'AT&T',
  'R&D; more',
  'Tom &amp Jerry',
  '?a=1&copy=2',
  '&nope;',
  '&qacute;',
  '&toString;',
  '&__proto__;',
  '&;',
  '&#;',
  '&#x;',
  '&#1114112;',
  '&#xFFFFFFFF;',
  '& amp;'
])('leaves %s as it is', text => {
  expect(decodeEntities(text)).toBe(text)
})

it.each([
  ['&#xD800;', ' '],
  ['a &#56832;&#55357; b', 'a   b'],
  ['half \ud83d', 'half  ']
])('keeps no half of a character: %j', (given, expected) => {
  expect(decodeEntities(given)).toBe(expected)
})
