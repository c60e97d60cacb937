-- The report of a period is also made as a PDF, whose bytes stand in export_parts as base64.
alter table exports drop constraint exports_format_check;
alter table exports add constraint exports_format_check check (format = 'csv' or (format = 'pdf' and resource = 'analytics'));
