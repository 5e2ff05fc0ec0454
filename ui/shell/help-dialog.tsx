import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { Disclosure } from '../kit/disclosure.tsx'
import { FactList } from '../kit/fact-list.tsx'
import { Modal } from '../kit/modal.tsx'
import { Section } from '../kit/section.tsx'
import { showHelp } from './help.ts'
import { buttonWords } from '../words/buttons.ts'
import { helpWords, keyWords } from './words.ts'

/** Ten questions, and keyboard shortcuts by where they work. */
export function HelpDialog() {
  const t = useStore(keyWords)
  const buttons = useStore(buttonWords)
  const close = () => showHelp(false)
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
      title={useStore(helpWords).title}
      onCancel={close}
      foot={
        <Button large onPress={close}>
          {buttons.close}
        </Button>
      }
    >
      <Questions />
      <Section title={t.anywhere}>
        <FactList facts={anywhere.map(toFact)} />
      </Section>
      <Section title={t.inResults}>
        <FactList facts={inResults.map(toFact)} />
      </Section>
      <Section title={t.inPage}>
        <FactList facts={[toFact(['← →', t.step])]} />
      </Section>
      <Section title={t.inField}>
        <FactList facts={inField.map(toFact)} />
      </Section>
    </Modal>
  )
}

function Questions() {
  const t = useStore(helpWords)
  const questions = [
    [t.account, t.accountAnswer],
    [t.comp, t.compAnswer],
    [t.license, t.licenseAnswer],
    [t.change, t.changeAnswer],
    [t.twice, t.twiceAnswer],
    [t.closed, t.closedAnswer],
    [t.missing, t.missingAnswer],
    [t.still, t.stillAnswer],
    [t.vector, t.vectorAnswer],
    [t.shared, t.sharedAnswer]
  ]
  return (
    <Section title={t.questions}>
      {questions.map(([question, answer], index) => (
        <Disclosure key={index} summary={question} isLine>
          {() => <p>{answer}</p>}
        </Disclosure>
      ))}
    </Section>
  )
}

function toFact([label = '', value = '']: string[]) {
  return { label, value }
}
