export * from '../../../contract/errors.ts' // error TS6307
