import { count, filled, i18n } from '../../words/i18n.ts'

export const moreLikeWords = i18n('more-like', {
  title: 'More like these',
  recommended: count({
    one: 'Recommended by the library for this image',
    other: 'Recommended by the library for these {count} images together'
  }),
  sharedKeywords: 'Shared keywords',
  sharedTraits: 'What they share',
  sharedBy: filled('Shared by {count} of {all}'),
  add: filled('Add “{text}”'),
  nothing: 'No results',
  fewerTraits: 'Remove one of the above to find more',
  noneRecommended: 'No recommendations for these images together',
  noTraits: 'Nothing in common',
  noTraitsHint: 'They share no keywords. Pick others, or fewer.',
  noneOn: 'Add one of the above',
  failed: 'Couldn’t show more like these'
})
