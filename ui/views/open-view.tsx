import { useStore } from '@nanostores/preact'
import { $view } from '../stores/view.ts'
import { AccountView } from './account-view.tsx'
import { LibraryView } from './asset/library-view.tsx'
import { CollectionView } from './collections/collection-view.tsx'
import { FileView } from './file-view.tsx'
import { LicensesView } from './licenses-view.tsx'
import { PictureView } from './picture/picture-view.tsx'
import { FeaturedView } from './start/featured-view.tsx'
import { CollectionsPlace } from './team/collections-place.tsx'
import { SharedView } from './team/shared-view.tsx'

/** What is opened over the search, which stays where it is. */
export function OpenView() {
  const view = useStore($view)
  switch (view.name) {
    case 'asset':
    case 'similar':
    case 'contributor':
    case 'set':
      return <LibraryView key={view} view={view} />
    case 'picture':
      return <PictureView key={view} />
    case 'collections':
      return <CollectionsPlace />
    case 'collection':
      return <CollectionView key={view} id={view.id} />
    case 'shared':
      return <SharedView key={view} {...view} />
    case 'featured':
      return <FeaturedView key={view} {...view} />
    case 'file':
      return <FileView />
    case 'licenses':
      return <LicensesView />
    case 'account':
      return <AccountView />
    case 'search':
    default:
      return null
  }
}
