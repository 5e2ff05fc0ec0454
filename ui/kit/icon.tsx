import { iconShapes } from './icon-shapes.ts'
import type { IconName } from './icon-shapes.ts'

interface Props {
  name: IconName
  size?: number
}

export function Icon({ name, size = 16 }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.2"
      stroke-linecap="round"
      stroke-linejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={iconShapes[name]} />
    </svg>
  )
}
