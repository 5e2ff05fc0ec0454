import { useStore } from '@nanostores/preact'
import './app.css'
import { Canvas } from '../canvas/canvas.tsx'
import layers from '../sidebar/layers/layers.module.css'
import { LayerList } from '../sidebar/layers/layer-list.tsx'
import { Dock } from '../dock/dock.tsx'
import { NoticeList } from '../controls/notice-list.tsx'
import { OpeningStatus } from '../keeping/opening-status.tsx'
import { $opening } from '../keeping/opening.ts'
import { PageList } from '../sidebar/layers/page-list.tsx'
import { PluginWindow } from '../window/plugin-window.tsx'
import { Properties } from '../sidebar/properties/properties.tsx'
import { QuickActionsDialog } from './quick-actions-dialog.tsx'
import { SecondCursor } from '../dock/second-cursor.tsx'
import { $session } from '../session/session.ts'
import { SharedBanner } from '../keeping/shared-banner.tsx'
import { TopBar } from './top-bar.tsx'

interface Props {
  documentKey: string
}

export function App(props: Props) {
  const session = useStore($session)
  const opening = useStore($opening)
  return (
    <>
      <TopBar {...props} />
      <div class={layers['side']}>
        {session && <PageList host={session.host} />}
        <div class={layers['heading']}>
          <h2>Layers</h2>
        </div>
        {session && <LayerList host={session.host} />}
      </div>
      <main>
        <Canvas session={session} />
        <SecondCursor />
        {opening && <OpeningStatus />}
      </main>
      {session && <Properties session={session} />}
      <SharedBanner {...props} />
      <Dock />
      <PluginWindow />
      <QuickActionsDialog />
      <NoticeList host={session?.host} />
    </>
  )
}
