-- How many mails of the last day were refused, or ended in a way nobody knows, for whoever looks after the machine.
create index outbox_troubled on outbox (created_at) where status in ('failed', 'unknown');
