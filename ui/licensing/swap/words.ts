import { count, filled, i18n } from '../../words/i18n.ts'

export const swapFailures = i18n('swap-failures', {
  cancelled:
    'You stopped it. Try again, or we’ll finish next time; you won’t be charged.',
  'image-missing':
    'The licensed file is no longer in this file. Press “License” again; you won’t be charged.',
  'image-unreadable':
    'Figma can’t show the licensed file. Get it from your account page.',
  'image-too-large':
    'The licensed file is too large for Figma. Get it from your account page.',
  'video-unreadable':
    'Figma can’t play the licensed file. You can download it.',
  'video-too-large':
    'The licensed file is larger than 100 MB, Figma’s limit. You can download it.',
  'video-not-allowed':
    'Figma adds videos only in files of paid teams. You can download it.',
  'file-too-small':
    'The library sent a faulty file, much smaller than the one you licensed. Try again; you won’t be charged.',
  'download-incomplete':
    'The licensed file arrived incomplete. Try again; you won’t be charged.',
  'download-replaced':
    'Something other than the licensed file arrived. Check your connection, then try again; you won’t be charged.',
  'address-expired':
    'The link to the licensed file expired. Try again; you won’t be charged.',
  'not-found':
    'The library couldn’t find the licensed file. Press “License” again; you won’t be charged.',
  'layer-deleted': 'The layer was deleted.',
  'layer-read-only':
    'This layer can’t be edited. Ask for edit access, then license again, or replace a GIF in FigJam by hand; you won’t be charged.',
  'gateway-unreachable':
    'Couldn’t reach the Cleared gateway. Reopen the plugin to continue.',
  'signed-out': 'You aren’t signed in. Sign in to continue.',
  'session-expired': 'Your sign-in has expired. Sign in to continue.'
})

/** The EPS of a vector. */
export const epsWords = i18n('eps', {
  waiting:
    'Licensed. Layers get the JPG once the library lists the license. Reopen the plugin later; you won’t be charged.',
  alone:
    'Licensed. The library sends no JPG of this vector, so the comp stays. You can download the EPS.'
})

/** What a swap changes, or could not change. */
export const swapWords = i18n('swaps', {
  cropMoves: 'keeps the crop on the subject',
  tilesKeep: 'keeps the tile size',
  pictureOnly: 'fill only',
  styleOf: count({
    one: 'style of {count} layer',
    other: 'style of {count} layers'
  }),
  override: 'instance with its own fill',
  mainComponent: 'main component',
  mainWith: count({
    one: 'main component, {count} layer in instances follows',
    other: 'main component, {count} layers in instances follow'
  }),
  showsIn: count({
    one: 'Used in {count} layer',
    other: 'Used in {count} layers'
  }),
  leftOut: filled('{places}, {left} excluded'),
  noneSwapped: 'No layers will change',
  notSwapped: filled('No layers will change for {assets}'),
  keeps: count({
    one: '{names} keeps the comp.',
    other: '{names} keep the comp.'
  }),
  pagesUnread: filled(
    'Couldn’t read {names}, which may show comps. Reopen the plugin to continue.'
  ),
  mayShowMore: filled(
    '{names} may show more comps. If the page opens by then, they’re swapped too.'
  ),
  layer: 'A layer',
  before: filled('Before {assets} were licensed'),
  compShownAgain: count({
    one: 'Changed {count} layer back.',
    other: 'Changed {count} layers back.'
  }),
  noneChanged: 'No layers changed.',
  notBack: filled('Couldn’t change {names} back.'),
  pagesUnreadPutBack: filled(
    'Couldn’t read {names}. Comps are put back there once the page opens.'
  ),
  putBack: 'Licensed. Layers show comps again.',
  noComp: 'Licensed. This file has no comp to swap.',
  compsLeftOut: 'Licensed. Its comps were excluded, so nothing was swapped.',
  alike: filled(
    'The library sent the same licensed file for all of these: {names}'
  ),
  notSwappedYet: 'Licensed, but not on its layers yet.',
  otherShape: 'The licensed file has a different shape than the comp.'
})
