import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { FactList } from '../kit/fact-list.tsx'
import { Modal } from '../kit/modal.tsx'
import { Section } from '../kit/section.tsx'
import { showKeys } from './keys.ts'
import { buttonWords } from '../words/buttons.ts'
import { keyWords } from './words.ts'

/** Keyboard shortcuts, by where they work. */
export function KeysDialog() {
  const t = useStore(keyWords)
  const buttons = useStore(buttonWords)
  const close = () => showKeys(false)
  const anywhere = [
    ['/', t.toField],
    [t.esc, t.stepBack],
    [t.altDigits, t.places],
    ['?', t.thisList]
  ]
  const inResults = [
    [t.arrows, t.move],
    [t.enter, t.fillOrOpen],
    ['O', t.open],
    [`X, ${t.space}`, t.pick],
    [t.spaceOnVideo, t.play],
    [t.shiftArrow, t.pickMore],
    [t.ctrlA, t.pickAll],
    ['P', t.place],
    ['F', t.fill],
    ['S', t.save],
    [t.delete, t.remove]
  ]
  const inField = [
    [t.enter, t.search],
    ['↓ ↑', t.suggestions],
    [t.delete, t.forget]
  ]
  return (
    <Modal
      title={t.title}
      onCancel={close}
      foot={
        <Button large onPress={close}>
          {buttons.close}
        </Button>
      }
    >
      <Section title={t.anywhere}>
        <FactList facts={anywhere.map(toFact)} />
      </Section>
      <Section title={t.inResults}>
        <FactList facts={inResults.map(toFact)} />
      </Section>
      <Section title={t.inField}>
        <FactList facts={inField.map(toFact)} />
      </Section>
    </Modal>
  )
}

function toFact([label = '', value = '']: string[]) {
  return { label, value }
}
