import { useStore } from '@nanostores/preact'
import type { ComponentChildren, RefObject } from 'preact'
import { Modal } from '../../kit/modal.tsx'
import { NoticesView } from '../../shell/notices-view.tsx'
import { buttonWords } from '../../words/buttons.ts'

interface Props {
  /** Missing for a license. */
  title?: string | undefined
  children: ComponentChildren
  foot: ComponentChildren
  isWide?: boolean
  scroller?: RefObject<HTMLDivElement | null>
  onCancel: () => void
}

/** Has the notices inside: behind it, they could not be pressed. */
export function LicenseModal({ title, children, ...rest }: Props) {
  const t = useStore(buttonWords)
  return (
    <Modal title={title ?? t.license} notices={<NoticesView />} {...rest}>
      {children}
    </Modal>
  )
}
