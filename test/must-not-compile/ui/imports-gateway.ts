export * from '../../../gateway/core/config.ts' // error TS6307
