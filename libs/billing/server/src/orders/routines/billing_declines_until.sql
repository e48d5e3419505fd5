-- Returns when the last exceeded decline limit expires; null if none is exceeded. Limits are lower while the brand is
-- under attack.
create function billing_declines_until(p_limits jsonb, p_at timestamptz) returns timestamptz language plpgsql stable as $$
declare
  in_alarm boolean;
begin
  in_alarm := exists (
    select from billing_decline
    where key = p_limits->'alarm'->>'key' and until > p_at and count >= (p_limits->'alarm'->>'most')::int);
  return (
    select max(until)
    from jsonb_to_recordset(p_limits->'each') as l (key text, most int, "mostInAlarm" int) join billing_decline using (key)
    where until > p_at and count >= case when in_alarm then coalesce("mostInAlarm", most) else most end);
end $$;
