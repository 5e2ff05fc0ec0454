import { useStore } from '@nanostores/preact'
import type { ComponentChildren, RefObject } from 'preact'
import { Modal } from '../../kit/modal.tsx'
import { planWords } from '../plan/words.ts'
import { NoticesView } from '../../shell/notices-view.tsx'

interface Props {
  children: ComponentChildren
  foot: ComponentChildren
  isWide?: boolean
  scroller?: RefObject<HTMLDivElement | null>
  onCancel: () => void
}

/** Has the notices inside: behind it, they could not be pressed. */
export function LicenseModal({ children, ...rest }: Props) {
  const t = useStore(planWords)
  return (
    <Modal title={t.licenseAssets} notices={<NoticesView />} {...rest}>
      {children}
    </Modal>
  )
}
