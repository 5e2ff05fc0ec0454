import type { ComponentChildren } from 'preact'
import { Modal } from '../components/modal.tsx'
import { NoticesView } from './notices-view.tsx'

interface Props {
  children: ComponentChildren
  foot: ComponentChildren
  onCancel: () => void
}

/** Behind a modal dialog nobody could press the notices that need it. */
export function LicenseModal({ children, foot, onCancel }: Props) {
  return (
    <Modal title="License assets" foot={foot} onCancel={onCancel}>
      {children}
      <NoticesView />
    </Modal>
  )
}
