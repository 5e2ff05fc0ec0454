import { mediaTypes } from '../../../contract/api/media-type.ts'
import { collectionViews, sharedViews } from './collection-views.ts'
import { libraryViews } from './library-views.ts'
import { mediumViews } from './medium-views.ts'
import { placeViews } from './place-views.ts'
import type { RepliesView } from './replies-view.ts'
import { signInViews } from './sign-in-views.ts'
import { startViews } from './start-views.ts'

/** Every view that reads replies. */
export const repliesViews: readonly RepliesView[] = [
  ...mediaTypes.flatMap(mediumViews),
  ...placeViews,
  ...libraryViews,
  ...startViews,
  ...mediaTypes.flatMap(collectionViews),
  ...sharedViews,
  ...signInViews
]
