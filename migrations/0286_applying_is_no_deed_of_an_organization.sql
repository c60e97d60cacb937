-- Whoever applies somewhere does so for themselves: it says nothing of the organization that they may belong to, and looking for one
-- took a tenth of the time that an application takes to write.
drop trigger activity on audit_events;
create trigger activity after insert on audit_events for each row when (new.action <> 'application.submitted') execute function deed_is_activity();
