import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { ReasonForm } from '../components/reason-form.tsx'
import { plainText } from '../records/plain-text.ts'
import type { GuardedFrame } from '../rights/guard.ts'
import { keepInFrame, markFrame, takeAnswerBack } from '../stores/guard.ts'
import { wordsForWhen } from '../words-for-requests.ts'
import styles from './editorial-view.module.css'

interface Props {
  assetId: string
  /** Of the asset. */
  name: string
  frames: readonly GuardedFrame[]
}

/** Where an editorial asset is, and whether that advertises. */
export function EditorialView({ assetId, name, frames }: Props) {
  return (
    <>
      {frames.map(frame => (
        <FrameView key={frame.id} assetId={assetId} name={name} frame={frame} />
      ))}
    </>
  )
}

interface FrameProps {
  assetId: string
  name: string
  frame: GuardedFrame
}

function FrameView({ assetId, name, frame }: FrameProps) {
  const [isAsking, setAsking] = useState(false)
  const { id, isAdvertising, answer } = frame
  const frameName = plainText(frame.name) || 'a frame without a name'
  if (!isAdvertising) {
    return (
      <p class={styles.line}>
        <span class={styles.text}>In “{frameName}”</span>
        <Button
          kind="quiet"
          label={`Mark as advertising: ${frameName}`}
          onPress={() => void markFrame(id, true)}
        >
          Mark as advertising
        </Button>
      </p>
    )
  }
  if (answer) {
    return (
      <p class={styles.line}>
        <span class={styles.text}>
          Kept in “{frameName}” by {wordsForWhen(answer.who, answer.at)}:{' '}
          {plainText(answer.reason)}
        </span>
        <Button
          kind="quiet"
          label={`Take back that ${name} is kept in ${frameName}`}
          onPress={() => void takeAnswerBack(assetId, id)}
        >
          Take back
        </Button>
      </p>
    )
  }
  return (
    <Callout kind="warning" title={`In “${frameName}”, which advertises`}>
      <p>Editorial assets may be used for news or comment, not to advertise.</p>
      <div class={styles.buttons}>
        <Button
          label={`Keep ${name} in ${frameName}`}
          onPress={() => setAsking(true)}
        >
          Keep …
        </Button>
        <Button
          label={`${frameName} is not advertising`}
          onPress={() => void markFrame(id, false)}
        >
          Not advertising
        </Button>
      </div>
      {isAsking && (
        <ReasonForm
          label={`Why may it stay in “${frameName}”?`}
          action="Keep"
          onCancel={() => setAsking(false)}
          onSubmit={reason => {
            setAsking(false)
            void keepInFrame(assetId, id, reason)
          }}
        />
      )}
    </Callout>
  )
}
