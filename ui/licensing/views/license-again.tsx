import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { lengthText } from '../../../contract/length-text.ts'
import type { RunItem } from '../purchase/run-item.ts'
import { runWords } from '../words.ts'
import { useSecondsLeft } from '../../shell/use-seconds-left.ts'

interface Props {
  item: RunItem
  onPress: () => void
}

/** Counts down while the first purchase may still be running. */
export function LicenseAgain({ item, onPress }: Props) {
  const t = useStore(runWords)
  const seconds = useSecondsLeft(item.againAt ?? 0)
  if (seconds > 0) return <Countdown seconds={seconds} />
  return (
    <Button label={t.licenseAgainOf({ name: item.name })} onPress={onPress}>
      {t.licenseAgain}
    </Button>
  )
}

/** Disabled until the first purchase is checked. */
export function LicenseAgainIn({ time }: { time: number }) {
  const seconds = useSecondsLeft(time)
  return seconds > 0 ? <Countdown seconds={seconds} /> : null
}

function Countdown({ seconds }: { seconds: number }) {
  const t = useStore(runWords)
  const time = lengthText(seconds)
  return <Button disabled>{t.licenseAgainIn({ time })}</Button>
}
