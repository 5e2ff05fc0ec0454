import { useStore } from '@nanostores/preact'
import { pictureWords } from './words.ts'
import { SignInFirst } from '../../shell/sign-in-first.tsx'

/** The library takes pictures from people alone. */
export function PictureSignIn() {
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
