-- For wrk: each request comes from another address, as a proxy names it.
local asked = 0
request = function()
  asked = asked + 1
  local address = string.format("10.%d.%d.%d", asked / 65536 % 256, asked / 256 % 256, asked % 256)
  wrk.headers["x-forwarded-for"] = address
  return wrk.format()
end
