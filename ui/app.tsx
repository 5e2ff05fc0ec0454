import { useStore } from '@nanostores/preact'
import styles from './app.module.css'
import { ResizeHandle } from './components/resize-handle.tsx'
import { TabBar } from './components/tab-bar.tsx'
import { $isDialogOpen } from './stores/notices.ts'
import { resizePanel } from './stores/settings.ts'
import { $tab, $view, openTab } from './stores/view.ts'
import { NoticesView } from './views/notices-view.tsx'
import { PartView } from './views/part-view.tsx'
import { SearchView } from './views/search-view.tsx'
import { account, asset, dialogs, file, licenses } from './views/view-parts.ts'
import { placeWords } from './words/places.ts'

const tabs = ['search', 'file', 'licenses', 'account'] as const

export function App() {
  const t = useStore(placeWords)
  const view = useStore($view)
  const tab = useStore($tab)
  const { name } = view
  const isDialogOpen = useStore($isDialogOpen)
  return (
    <div class={styles.panel}>
      <TabBar
        tabs={tabs.map(id => ({ id, label: t[id] }))}
        current={tab}
        controls="view"
        onOpen={openTab}
      />
      <div
        id="view"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        class={styles.view}
      >
        <SearchView />
        {name === 'asset' && (
          <PartView part={asset}>
            {({ AssetView }) => <AssetView key={view} />}
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
      </div>
      {isDialogOpen ? (
        <PartView part={dialogs}>
          {({ WorkDialogs }) => <WorkDialogs />}
        </PartView>
      ) : (
        <NoticesView />
      )}
      <ResizeHandle
        onResize={(width, height) => resizePanel({ width, height })}
      />
    </div>
  )
}
