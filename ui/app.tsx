import { useStore } from '@nanostores/preact'
import styles from './app.module.css'
import { ResizeHandle } from './components/resize-handle.tsx'
import { TabBar } from './components/tab-bar.tsx'
import { $licensing } from './stores/licensing.ts'
import { account } from './stores/parts.ts'
import { $asking } from './stores/requests.ts'
import { resizePanel } from './stores/settings.ts'
import { $view, openView } from './stores/view.ts'
import { AssetView } from './views/asset-view.tsx'
import { FileView } from './views/file-view.tsx'
import { LicenseDialog } from './views/license-dialog.tsx'
import { LicensesView } from './views/licenses-view.tsx'
import { NoticesView } from './views/notices-view.tsx'
import { PartView } from './views/part-view.tsx'
import { RequestDialog } from './views/request-dialog.tsx'
import { SearchView } from './views/search-view.tsx'

const tabs = [
  { id: 'search', label: 'Search' },
  { id: 'file', label: 'This file' },
  { id: 'licenses', label: 'Licenses' },
  { id: 'account', label: 'Account' }
] as const

export function App() {
  const { name } = useStore($view)
  const isLicensing = useStore($licensing).state !== 'idle'
  const asking = useStore($asking)
  const tab = name === 'asset' ? 'search' : name
  return (
    <div class={styles.panel}>
      <TabBar
        tabs={tabs}
        current={tab}
        controls="view"
        onOpen={id => openView({ name: id })}
      />
      <div
        id="view"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        class={styles.view}
      >
        <SearchView />
        {name === 'asset' && <AssetView />}
        {name === 'file' && <FileView />}
        {name === 'licenses' && <LicensesView />}
        {name === 'account' && (
          <PartView part={account}>
            {({ AccountView }) => <AccountView />}
          </PartView>
        )}
      </div>
      {isLicensing && <LicenseDialog />}
      {asking && <RequestDialog assetIds={asking} />}
      {!isLicensing && !asking && <NoticesView />}
      <ResizeHandle
        onResize={(width, height) => resizePanel({ width, height })}
      />
    </div>
  )
}
