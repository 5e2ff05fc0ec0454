import { useStore } from '@nanostores/preact'
import styles from './app.module.css'
import { ResizeHandle } from '../shell/resize-handle.tsx'
import type { IconName } from '../kit/icon-shapes.ts'
import { TabBar } from '../shell/tab-bar.tsx'
import { $isHelpOpen } from '../shell/help.ts'
import { $isDialogOpen } from '../shell/notices.ts'
import { minimisePanel, resizePanel } from '../shell/settings.ts'
import { $tab, openTab } from '../shell/view.ts'
import { $hasStrips } from '../shell/progress.ts'
import { PlayButton } from '../library/player/play-button.tsx'
import { $player } from '../library/player/player.ts'
import { PlayerBar } from '../library/player/player-bar.tsx'
import { NoticesView } from '../shell/notices-view.tsx'
import { OpenView } from './open-view.tsx'
import { SavingViews } from './saving-views.tsx'
import { SearchView } from '../search/search-view.tsx'
import { useIsBar } from '../shell/use-is-bar.ts'
import { useWindowKeys } from './use-window-keys.ts'
import { BarView } from '../shell/bar-view.tsx'
import { HelpDialog } from '../shell/help-dialog.tsx'
import { Strips } from '../shell/strips.tsx'
import { WorkDialogs } from './work-dialogs.tsx'
import { placeWords } from '../shell/words.ts'

const tabs = ['search', 'collections', 'file', 'licenses', 'account'] as const

const icons: Partial<Record<string, IconName>> = { account: 'person' }

export function App() {
  const t = useStore(placeWords)
  const tab = useStore($tab)
  const isDialogOpen = useStore($isDialogOpen)
  const isBar = useIsBar()
  const player = useStore($player)
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
        {!isDialogOpen && <NoticesView />}
        {useStore($hasStrips) && <Strips />}
        {useStore($isHelpOpen) && <HelpDialog />}
        <SavingViews />
        {isDialogOpen && <WorkDialogs />}
        <PlayerBar />
        <ResizeHandle
          onResize={(width, height) => resizePanel({ width, height })}
        />
      </div>
      {isBar && (
        <BarView>
          {player.state !== 'idle' && <PlayButton {...player} />}
        </BarView>
      )}
    </>
  )
}
