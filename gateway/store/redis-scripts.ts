// Redis runs scripts atomically.

/**
 * `Store.change`. Four arguments for each key: the mode ('any', 'none' or
 * 'is'), the expected value, the next value, and its lifetime in milliseconds
 * ('' to leave the key unchanged). Returns the number of the first key with an
 * unexpected value, or 0.
 */
export const changeScript = `
for i, key in ipairs(KEYS) do
  local mode = ARGV[4 * i - 3]
  local held = redis.call('GET', key)
  if mode == 'none' and held then return i end
  if mode == 'is' and held ~= ARGV[4 * i - 2] then return i end
end
for i, key in ipairs(KEYS) do
  local time = ARGV[4 * i]
  if time ~= '' and tonumber(time) > 0 then
    redis.call('SET', key, ARGV[4 * i - 1], 'PX', time)
  elseif time ~= '' then
    redis.call('DEL', key)
  end
end
return 0
`

/** `Store.count`. The argument is the lifetime in milliseconds. */
export const countScript = `
local sum = redis.call('INCR', KEYS[1])
if sum == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return sum
`
