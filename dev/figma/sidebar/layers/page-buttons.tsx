import { useStore } from '@nanostores/preact'
import { act } from '../../controls/act.ts'
import { $scene } from '../../scene/scene.ts'
import type { Host } from '../../shared/host.ts'
import { IconButton } from '../../controls/icon-button.tsx'

interface Props {
  host: Host
}

/** Deletes the page on screen, and adds another. */
export function PageButtons(props: Props) {
  const { user } = props.host
  const { pages = [], pageId = '', pageName = '' } = useStore($scene) ?? {}
  return (
    <span>
      <IconButton
        icon="trash"
        label={`Delete page ${pageName}`}
        disabled={pages.length < 2}
        onClick={() => act(() => user.removePage(pageId))}
      />
      <IconButton
        icon="plus"
        label="Add page"
        onClick={() =>
          act(() => user.goToPage(user.addPage(`Page ${pages.length + 1}`)))
        }
      />
    </span>
  )
}
