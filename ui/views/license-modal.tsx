import type { ComponentChildren } from 'preact'
import { Modal } from '../components/modal.tsx'
import { NoticesView } from './notices-view.tsx'

interface Props {
  children: ComponentChildren
  foot: ComponentChildren
  onCancel: () => void
}

/** Notices come along: behind a modal dialog nobody could press them. */
export function LicenseModal({ children, foot, onCancel }: Props) {
  return (
    <Modal title="License assets" foot={foot} onCancel={onCancel}>
      {children}
      <NoticesView />
    </Modal>
  )
}
