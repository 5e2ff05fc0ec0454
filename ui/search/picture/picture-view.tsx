import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import {
  $pictureSearch,
  findByPicture,
  retryPictureSearch
} from './picture-search.ts'
import { $session } from '../../account/session.ts'
import { $view } from '../../shell/view.ts'
import type { View } from '../../shell/view.ts'
import { pictureWords } from './words.ts'
import { PictureConsent } from './picture-consent.tsx'
import { PictureFailed } from './picture-failed.tsx'
import { PictureFound } from './picture-found.tsx'
import { PictureProgress } from './picture-progress.tsx'
import { PictureStart } from './picture-start.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import styles from './picture-view.module.css'
import { BackButton } from '../../shell/back-button.tsx'
import { SignInFirst } from '../../shell/sign-in-first.tsx'

/** Views whose initial request was already handled. */
const begun = new WeakSet<View>()

/** Assets similar to a selected layer. */
export function PictureView() {
  const t = useStore(pictureWords)

  useEffect(() => {
    const view = $view.get()
    if (begun.has(view)) return
    begun.add(view)
    void findByPicture()
  }, [])

  return (
    <section class={styles.view} aria-labelledby="picture-title">
      <div class={styles.head}>
        <BackButton>{t.back}</BackButton>
        <h2 id="picture-title" class={styles.title}>
          {t.title}
        </h2>
      </div>
      <Step />
    </section>
  )
}

function Step() {
  const found = useStore($pictureSearch)
  const { state } = useStore($session)
  const t = useStore(pictureWords)
  const { step } = found
  const isBack = step === 'signed-out' && state === 'in'
  useKeptFocus()
  return (
    <>
      {step === 'checking' && <ProgressBar label={t.checking} />}
      {(step === 'none' || isBack) && <PictureStart />}
      {step === 'signed-out' && !isBack && <PictureSignIn />}
      {step === 'drawing' && <PictureProgress picture={null} />}
      {step === 'asking' && <PictureConsent picture={found.picture} />}
      {step === 'sending' && <PictureProgress picture={found.picture} />}
      {step === 'sent' && <PictureFound picture={found.picture} />}
      {step === 'failed' && (
        <PictureFailed
          error={found.error}
          mustWait={found.mustWait}
          onRetry={() => void retryPictureSearch()}
        />
      )}
    </>
  )
}

/** The gateway's operator accepts pictures only from signed-in people. */
function PictureSignIn() {
  const t = useStore(pictureWords)
  return (
    <SignInFirst
      role="status"
      icon="layer"
      title={t.signInTitle}
      text={t.signInWhy}
    />
  )
}
