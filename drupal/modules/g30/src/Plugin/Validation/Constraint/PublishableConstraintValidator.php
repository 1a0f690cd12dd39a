<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Validation\Constraint;

use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\g30\Calendar\BrusselsTime;
use Drupal\node\NodeInterface;
use Symfony\Component\Validator\Constraint;
use Symfony\Component\Validator\ConstraintValidator;

/** JSON:API reports only the fields that were sent, so each of them is checked. */
final class PublishableConstraintValidator extends ConstraintValidator implements ContainerInjectionInterface {
  use AutowireTrait;

  public function __construct(private readonly EntityTypeManagerInterface $entityTypeManager) {}

  public function validate(mixed $value, Constraint $constraint): void {
    assert($constraint instanceof PublishableConstraint && $value instanceof FieldItemListInterface);
    $node = $value->getEntity();
    assert($node instanceof NodeInterface);
    $before = $node->isNew() ? NULL : $this->entityTypeManager->getStorage('node')->loadUnchanged($node->id());
    $hasNewDay = $before === NULL || ($this->hasDay($node) && !$node->get('field_date')->equals($before->get('field_date')));
    $isBeingPublished = $node->isPublished() && !$this->isPublished($before, $node->language()->getId());
    $isAboutDay = $value->getName() === 'field_date';
    $isRefused = $isAboutDay ? $hasNewDay && ($isBeingPublished || $this->isPublic($node)) : !$hasNewDay && $isBeingPublished;
    if ($isRefused && $this->isEarly($node)) {
      $this->context->buildViolation($constraint->early)->setCode('day-to-come')->addViolation();
    }
    if (!$isAboutDay && $isBeingPublished && $this->isCopy($node)) {
      $this->context->buildViolation($constraint->copied)->setCode('text-of-original')->addViolation();
    }
  }

  private function isPublished(?NodeInterface $node, string $code): bool {
    return $node !== NULL && $node->hasTranslation($code) && $node->getTranslation($code)->isPublished();
  }

  private function isPublic(NodeInterface $node): bool {
    foreach (array_keys($node->getTranslationLanguages()) as $code) {
      if ($node->getTranslation($code)->isPublished()) {
        return TRUE;
      }
    }
    return FALSE;
  }

  private function hasDay(NodeInterface $node): bool {
    return $node->bundle() === 'article' && $node->hasField('field_date');
  }

  /** Tells whether the day of a publication is still to come in Brussels. */
  private function isEarly(NodeInterface $node): bool {
    $today = (new \DateTimeImmutable('now', new \DateTimeZone(BrusselsTime::ZONE)))->format('Y-m-d');
    return $this->hasDay($node) && (string) $node->get('field_date')->value > $today;
  }

  /** Tells whether a translation has the title and the text of its original. */
  private function isCopy(NodeInterface $node): bool {
    if ($node->isDefaultTranslation() || !$node->hasField('body')) {
      return FALSE;
    }
    $original = $node->getUntranslated();
    $body = $node->get('body');
    return trim(strip_tags($body->value . $body->summary)) !== ''
      && trim($node->label()) === trim($original->label())
      && [trim((string) $body->value), trim((string) $body->summary)] === [
        trim((string) $original->get('body')->value),
        trim((string) $original->get('body')->summary),
      ];
  }
}
