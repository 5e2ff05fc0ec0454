export * from '../../../gateway/config.ts' // error TS6307
