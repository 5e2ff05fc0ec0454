import type { ComponentChildren, RefObject } from 'preact'
import { Modal } from '../components/modal.tsx'
import { NoticesView } from './notices-view.tsx'

interface Props {
  children: ComponentChildren
  foot: ComponentChildren
  isWide?: boolean
  scroller?: RefObject<HTMLDivElement | null>
  onCancel: () => void
}

/** Behind a modal dialog nobody could press the notices that need it. */
export function LicenseModal({ children, ...rest }: Props) {
  return (
    <Modal title="License assets" notices={<NoticesView />} {...rest}>
      {children}
    </Modal>
  )
}
