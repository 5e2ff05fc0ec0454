import { count, filled, i18n } from '../../words/i18n.ts'

export const swapFailures = i18n('swap-failures', {
  'image-gone':
    'The licensed file is no longer in the document. Press “License” again; nothing more is charged.',
  'image-unreadable':
    'Figma cannot show the licensed file. Get it from your account’s page.',
  'image-too-large':
    'Figma cannot take the licensed file. Get it from your account’s page.',
  'not-found':
    'The library did not find the licensed file. Press “License” again; nothing more is charged.',
  'layer-gone': 'The layer is gone.',
  'layer-read-only':
    'Figma does not let it be changed. Ask for edit access, then license ' +
    'it again, or replace a moving picture of a board by hand; nothing ' +
    'more is charged.',
  'gateway-unreachable':
    'The Cleared gateway could not be reached. Open the plugin again and ' +
    'it goes on.',
  'signed-out': 'You are not signed in. Sign in and it goes on.',
  'session-expired': 'Your sign-in has ended. Sign in and it goes on.'
})

/** What a swap changes, or could not change. */
export const swapWords = i18n('swaps', {
  cropMoves: 'the crop moves to the same subject',
  tilesKeep: 'the tiles keep their size',
  pictureOnly: 'the picture only',
  styleOf: count({
    one: 'style of {count} layer',
    other: 'style of {count} layers'
  }),
  override: 'instance with a picture of its own',
  mainComponent: 'main component',
  mainWith: count({
    one: 'main component, {count} layer in instances follows',
    other: 'main component, {count} layers in instances follow'
  }),
  showsIn: count({
    one: 'Shows in {count} layer',
    other: 'Shows in {count} layers'
  }),
  leftOut: filled('{places}, {left} left out'),
  noneSwapped: 'Nothing would be swapped.',
  notSwapped: count({
    one: 'Nothing would be swapped of {count} asset.',
    other: 'Nothing would be swapped of {count} assets.'
  }),
  keeps: count({
    one: '{names} keeps the comp.',
    other: '{names} keep the comp.'
  }),
  notReadMayShow: filled(
    '{names} could not be read and may show comps. Open the plugin again and it goes on there.'
  ),
  mayShowMore: filled(
    '{names} may show more comps. If the page opens by then, they are swapped too.'
  ),
  layer: 'A layer',
  before: count({
    one: 'Before {count} assets were licensed',
    other: 'Before {count} assets were licensed'
  }),
  showAgain: count({
    one: '{count} layer shows the comp again.',
    other: '{count} layers show the comp again.'
  }),
  noneChanged: 'No layer changed.',
  notBack: filled('{names} could not be changed back.'),
  notReadPutBack: filled(
    '{names} could not be read; put back there once the page opens.'
  ),
  putBack: 'Licensed. Its layers show the comp again.',
  noComp: 'Licensed. This file has no comp of it, so nothing was swapped.',
  compsLeftOut: 'Licensed. Its comps were left out, so nothing was swapped.',
  alike: filled(
    'The library sent the same licensed file for more than one image: {names}'
  ),
  notOnLayersYet: 'Licensed, but not on its layers yet.'
})
