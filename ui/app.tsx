import { useStore } from '@nanostores/preact'
import styles from './app.module.css'
import { ResizeHandle } from './components/resize-handle.tsx'
import type { IconName } from './components/icon-shapes.ts'
import { TabBar } from './components/tab-bar.tsx'
import { $areKeysShown } from './stores/keys.ts'
import { $isDialogOpen } from './stores/notices.ts'
import { minimisePanel, resizePanel } from './stores/settings.ts'
import { $tab, openTab } from './stores/view.ts'
import { $hasStrips } from './stores/works.ts'
import { NoticesView } from './views/notices-view.tsx'
import { OpenView } from './views/open-view.tsx'
import { SavingViews } from './views/saving-views.tsx'
import { SearchView } from './views/search-view.tsx'
import { useIsBar } from './views/use-is-bar.ts'
import { useWindowKeys } from './views/use-window-keys.ts'
import { BarView } from './views/window/bar-view.tsx'
import { KeysDialog } from './views/window/keys-dialog.tsx'
import { Strips } from './views/window/strips.tsx'
import { WorkDialogs } from './views/work-dialogs.tsx'
import { placeWords } from './words/places.ts'

const tabs = ['search', 'collections', 'file', 'licenses', 'account'] as const

const icons: Partial<Record<string, IconName>> = { account: 'person' }

export function App() {
  const t = useStore(placeWords)
  const tab = useStore($tab)
  const isDialogOpen = useStore($isDialogOpen)
  const isBar = useIsBar()
  useWindowKeys()
  return (
    <>
      <div class={styles.panel} hidden={isBar}>
        <TabBar
          tabs={tabs.map(id => ({ id, label: t[id], icon: icons[id] }))}
          current={tab}
          controls="view"
          onOpen={openTab}
          onMinimise={() => minimisePanel(true)}
        />
        <div
          id="view"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          class={styles.view}
        >
          <SearchView />
          <OpenView />
        </div>
        {useStore($hasStrips) && <Strips />}
        {useStore($areKeysShown) && <KeysDialog />}
        <SavingViews />
        {isDialogOpen ? <WorkDialogs /> : <NoticesView />}
        <ResizeHandle
          onResize={(width, height) => resizePanel({ width, height })}
        />
      </div>
      {isBar && <BarView />}
    </>
  )
}
