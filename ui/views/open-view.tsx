import { useStore } from '@nanostores/preact'
import { $view } from '../stores/view.ts'
import type { LibraryPlace, View } from '../stores/view.ts'
import { PartView } from './part-view.tsx'
import {
  account,
  asset,
  collections,
  file,
  licenses,
  picture,
  start
} from './view-parts.ts'

/** What is opened over the search, which stays where it is. */
export function OpenView() {
  const view = useStore($view)
  const { name } = view
  return (
    <>
      {isOfLibrary(view) && (
        <PartView part={asset}>
          {({ LibraryView }) => <LibraryView key={view} view={view} />}
        </PartView>
      )}
      {name === 'picture' && (
        <PartView part={picture}>
          {({ PictureView }) => <PictureView key={view} />}
        </PartView>
      )}
      {name === 'collections' && (
        <PartView part={collections}>
          {({ CollectionsPlace }) => <CollectionsPlace />}
        </PartView>
      )}
      {name === 'collection' && (
        <PartView part={collections}>
          {({ CollectionView }) => <CollectionView key={view} id={view.id} />}
        </PartView>
      )}
      {view.name === 'shared' && (
        <PartView part={collections}>
          {({ SharedView }) => <SharedView key={view} {...view} />}
        </PartView>
      )}
      {view.name === 'featured' && (
        <PartView part={start}>
          {({ FeaturedView }) => <FeaturedView key={view} {...view} />}
        </PartView>
      )}
      {name === 'file' && (
        <PartView part={file}>{({ FileView }) => <FileView />}</PartView>
      )}
      {name === 'licenses' && (
        <PartView part={licenses}>
          {({ LicensesView }) => <LicensesView />}
        </PartView>
      )}
      {name === 'account' && (
        <PartView part={account}>
          {({ AccountView }) => <AccountView />}
        </PartView>
      )}
    </>
  )
}

function isOfLibrary(view: View): view is LibraryPlace {
  return ['asset', 'similar', 'contributor', 'set'].includes(view.name)
}
