import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { ChoiceField } from '../components/choice-field.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { Section } from '../components/section.tsx'
import { countOf } from '../count-of.ts'
import type { ProofPack } from '../proof/proof-pack.ts'
import {
  $proof,
  cancelProofFiles,
  drawProof,
  makeProof,
  saveCsv,
  savePage,
  saveProofFiles
} from '../stores/proof.ts'
import type { ProofFiles, ProofScope } from '../stores/proof.ts'
import { wordsFor } from '../words.ts'
import styles from './proof-view.module.css'
import { saveFile } from './save-file.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const scopes: { value: ProofScope; text: string }[] = [
  { value: 'file', text: 'The whole file' },
  { value: 'selection', text: 'The selected layers' }
]

/** What shows others that the file is licensed. */
export function ProofView() {
  const proof = useStore($proof)
  const [scope, setScope] = useState<ProofScope>('file')
  useKeptFocus()
  return (
    <Section title="Proof of licenses">
      <p>
        A table and a page to print, with licenses, dates and who holds them.
        Everyone you give them to reads clients and orders, too.
      </p>
      <div class={styles.row}>
        <ChoiceField
          label="Proof for"
          value={scope}
          choices={scopes}
          onChoose={setScope}
        />
        <Button onPress={() => void makeProof(scope, saveFile)}>
          Make proof
        </Button>
      </div>
      {proof.state === 'making' && (
        <ProgressBar
          label="Reading the file and the account"
          done={0}
          total={0}
        />
      )}
      {proof.state === 'failed' && (
        <Callout role="alert" kind="bad">
          {wordsFor(proof.error)}
        </Callout>
      )}
      {proof.state === 'ready' && (
        <ReadyProof pack={proof.pack} files={proof.files} />
      )}
    </Section>
  )
}

function ReadyProof({ pack, files }: { pack: ProofPack; files: ProofFiles }) {
  const { count, summary, gaps } = pack
  return (
    <>
      <Callout
        role="status"
        kind={gaps.length > 0 ? 'warning' : 'neutral'}
        title={count > 0 ? 'Saved as a table and a page' : 'Nothing to prove'}
      >
        {[summary, ...gaps].map(text => (
          <p key={text}>{text}</p>
        ))}
      </Callout>
      <div class={styles.row}>
        <Button onPress={() => saveCsv(pack, saveFile)}>Table (CSV)</Button>
        <Button onPress={() => savePage(pack, saveFile)}>Page</Button>
        <Button onPress={() => void drawProof(pack)}>Draw in the file</Button>
      </div>
      <FilesOf pack={pack} files={files} />
    </>
  )
}

function FilesOf({ pack, files }: { pack: ProofPack; files: ProofFiles }) {
  if (files.state === 'fetching') {
    return (
      <>
        <ProgressBar label="Fetching licensed files" {...files} />
        <Button onPress={cancelProofFiles}>Cancel</Button>
      </>
    )
  }
  const { length } = pack.files
  return (
    <>
      {length > 0 && (
        <Button onPress={() => void saveProofFiles(saveFile)}>
          {countOf(length, 'licensed file')} as ZIP
        </Button>
      )}
      {files.state === 'done' && (
        <Callout
          role="status"
          kind={files.left.length > 0 ? 'warning' : 'good'}
        >
          <p>
            {files.zipped} of {length} saved in {countOf(files.parts, 'ZIP')}.
          </p>
          {files.left.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Callout>
      )}
    </>
  )
}
