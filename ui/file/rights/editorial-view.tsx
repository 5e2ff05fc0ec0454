import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import type { AssetRef } from '../../../contract/document.ts'
import { Button } from '../../kit/button.tsx'
import { Callout } from '../../kit/callout.tsx'
import { ReasonForm } from '../../kit/fields/reason-form.tsx'
import { plainText } from '../../words/plain-text.ts'
import type { GuardedFrame } from './guard.ts'
import { keepInFrame, markFrame, withdrawAnswer } from './guarded-frames.ts'
import { whenText } from '../../account/person-name.ts'
import { buttonWords } from '../../words/buttons.ts'
import { editorialWords } from './words.ts'
import styles from './editorial-view.module.css'

interface Props {
  asset: AssetRef
  /** Of the asset. */
  name: string
  frames: readonly GuardedFrame[]
}

/** Frames with an editorial asset, and whether they advertise. */
export function EditorialView({ asset, name, frames }: Props) {
  return (
    <>
      {frames.map(frame => (
        <FrameView key={frame.id} asset={asset} name={name} frame={frame} />
      ))}
    </>
  )
}

interface FrameProps {
  asset: AssetRef
  name: string
  frame: GuardedFrame
}

function FrameView({ asset, name, frame }: FrameProps) {
  const t = useStore(editorialWords)
  const buttons = useStore(buttonWords)
  const [isAsking, setAsking] = useState(false)
  const { id, isAdvertising, answer } = frame
  const frameName = plainText(frame.name) || t.frameWithoutName
  if (!isAdvertising) {
    return (
      <p class={styles.line}>
        <span class={styles.text}>{t.in({ frameName })}</span>
        <Button
          kind="quiet"
          label={t.markFrame({ frameName })}
          onPress={() => void markFrame(id, true)}
        >
          {t.markAsAdvertising}
        </Button>
      </p>
    )
  }
  if (answer) {
    return (
      <p class={styles.line}>
        <span class={styles.text}>
          {t.keptIn({
            frameName,
            who: whenText(answer.who, answer.at),
            reason: plainText(answer.reason)
          })}
        </span>
        <Button
          kind="quiet"
          label={t.stopKeeping({ name, frameName })}
          onPress={() => void withdrawAnswer(asset, id)}
        >
          {buttons.takeBack}
        </Button>
      </p>
    )
  }
  return (
    <Callout kind="warning" title={t.inWhichAdvertises({ frameName })}>
      <p>{t.editorialUse}</p>
      <div class={styles.buttons}>
        <Button
          label={t.keepIn({ name, frameName })}
          onPress={() => setAsking(true)}
        >
          {t.keepIt}
        </Button>
        <Button
          label={t.isNotAdvertising({ frameName })}
          onPress={() => void markFrame(id, false)}
        >
          {t.notAdvertising}
        </Button>
      </div>
      {isAsking && (
        <ReasonForm
          label={t.reasonToKeepIn({ frameName })}
          action={t.keep}
          onCancel={() => setAsking(false)}
          onSubmit={reason => {
            setAsking(false)
            void keepInFrame(asset, id, reason)
          }}
        />
      )}
    </Callout>
  )
}
